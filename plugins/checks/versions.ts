import type { TypedVersion } from '../../site/typedVersions';
import { issueAt } from '../../packages/doc-checks/report';
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

/** No page types a documented version, which is to be raised in one place, but for the needed entries of a list of facts. */
export const checkVersions: Check = (tree) => {
  const { versions, typedVersions } = tree.facts.analyzer;
  const documented = new Set(Object.values(versions));
  const known = [...new Set([...documented, ...typedVersions.map(({ version }) => version)])];
  const needed = new Set<TypedVersion>();
  const checkTyped = pageCheck(({ key, headings, written }) =>
    written.flatMap((text, index) => {
      const section = headings.findLast(({ line }) => line <= index + 1)?.block.section ?? '';
      return known
        .filter((version) => typed(version).test(text))
        .flatMap((version): Found[] => {
          const meant = typedVersions.filter(
            (one) => one.file === key && one.section === section && one.version === version,
          );
          for (const one of meant) needed.add(one);
          if (meant.length > 0 || !documented.has(version)) return [];
          return [[index + 1, 'versions/typed', `the documented version ${version} is typed`, FIX]];
        });
    }),
  );
  const issues = [...checkMarks(tree), ...checkTyped(tree)];
  const needless = typedVersions.filter((one) => !needed.has(one));
  return [
    ...issues,
    ...needless.map(({ file, section, version }) => {
      const message = `${file} does not type ${version} in the section {#${section}}`;
      return issueAt('site/typedVersions.ts', 1, 'versions/needless', message, 'remove the entry');
    }),
  ];
};
