import { VERSION_MARKS } from '../shared/fillVersions';
import { pageCheck, type Check, type Found } from './readPages';

const MARK = /(?<!\$)\{(?:version|range)[\w.-]*\}/g;

const KNOWN = Object.keys(VERSION_MARKS);

const typed = (version: string): RegExp =>
  new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\.?\\d|-[a-z])`);

const FIX =
  'write {version}, {version.<package>} for that of one package, or {range} after @ and in sentences about ranges; ' +
  'a fact about this very version is an entry in site/typedVersions.ts';

/** Marks that stand for nothing, or are where the host fills none. */
const checkMarks = pageCheck(({ kind, written }) =>
  written.flatMap((text, index) =>
    (text.match(MARK) ?? []).flatMap((mark): Found[] => {
      if (!KNOWN.includes(mark)) {
        const fix = `write one of ${KNOWN.join(', ')}`;
        return [[index + 1, 'versions/unknown', `nothing stands for \`${mark}\``, fix]];
      }
      // The host reads both without replacing anything: titles for the sidebar, fragments for search.
      const isTitle = /^(?:#|title:)\s/.test(text);
      if (!isTitle && kind === 'page') return [];
      const message = `\`${mark}\` is in ${isTitle ? 'the title' : 'a fragment'}, where the host does not fill it`;
      return [[index + 1, 'versions/place', message, 'say it in the text of the page']];
    }),
  ),
);

/** No page types a documented version, which is to be raised in one place, but for the entries of a list of facts. */
const checkTyped = pageCheck(({ key, headings, written }, { facts }) => {
  const { versions, typedVersions } = facts.analyzer;
  const documented = [...new Set(Object.values(versions))];
  return written.flatMap((text, index) => {
    const section = headings.findLast(({ line }) => line <= index + 1)?.block.section ?? '';
    const isMeant = (version: string): boolean =>
      typedVersions.some((one) => one.file === key && one.section === section && one.version === version);
    return documented
      .filter((version) => typed(version).test(text) && !isMeant(version))
      .map((version): Found => {
        const message = `the documented version ${version} is typed`;
        return [index + 1, 'versions/typed', message, FIX];
      });
  });
});

/** Pages take documented versions from their marks. */
export const checkVersions: Check = (tree) => [...checkMarks(tree), ...checkTyped(tree)];
