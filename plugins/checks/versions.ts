import type { TypedVersion } from '../../site/typedVersions';
import { issueAt } from '../../packages/doc-checks/report';
import { VERSION_MARKS } from '../shared/fillVersions';
import type { Check, Issue, Page } from './readPages';

/** A mark, known or not; `${version}` is code of a template. */
const MARK = /(?<!\$)\{(?:version|range)[\w.-]*\}/g;

const KNOWN = Object.keys(VERSION_MARKS);

/** The version on its own: neither part of a longer number nor a prerelease. */
const typed = (version: string): RegExp =>
  new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\.?\\d|-[a-z])`);

const FIX =
  'write {version}, {version.<package>} for that of one package, or {range} after @ and in sentences about ranges; ' +
  'a fact about this very version is an entry in site/typedVersions.ts';

/** Marks that stand for nothing, or stand where the host fills none. */
const markIssues = ({ file, kind, written }: Page): Issue[] =>
  written.flatMap((text, index) =>
    (text.match(MARK) ?? []).flatMap((mark) => {
      if (!KNOWN.includes(mark)) {
        const fix = `write one of ${KNOWN.join(', ')}`;
        return [issueAt(file, index + 1, 'versions/unknown', `nothing stands for \`${mark}\``, fix)];
      }
      // The host reads both without replacing anything: titles for the sidebar, fragments for search.
      const isTitle = /^(?:#|title:)\s/.test(text);
      if (!isTitle && kind === 'page') return [];
      const message = `\`${mark}\` stands in ${isTitle ? 'the title' : 'a fragment'}, where the host does not fill it`;
      return [issueAt(file, index + 1, 'versions/place', message, 'say it in the text of the page')];
    }),
  );

/**
 * No page types a documented version: readers get it from one table, so that it can be raised. What is meant as a fact about
 * that very version stands in a list, whose entries are needed.
 */
export const checkVersions: Check = ({ pages, facts }) => {
  const { versions, typedVersions } = facts.analyzer;
  const documented = new Set(Object.values(versions));
  const known = [...new Set([...documented, ...typedVersions.map(({ version }) => version)])];
  const needed = new Set<TypedVersion>();
  const typedIn = ({ file, key, headings, written }: Page): Issue[] =>
    written.flatMap((text, index) => {
      const section = headings.findLast(({ line }) => line <= index + 1)?.block.section ?? '';
      return known
        .filter((version) => typed(version).test(text))
        .flatMap((version) => {
          const meant = typedVersions.filter(
            (one) => one.file === key && one.section === section && one.version === version,
          );
          for (const one of meant) needed.add(one);
          if (meant.length > 0 || !documented.has(version)) return [];
          const message = `the documented version ${version} is typed`;
          return [issueAt(file, index + 1, 'versions/typed', message, FIX)];
        });
    });
  const issues = pages.flatMap((page) => [...markIssues(page), ...typedIn(page)]);
  const needless = typedVersions.filter((one) => !needed.has(one));
  return [
    ...issues,
    ...needless.map(({ file, section, version }) => {
      const message = `${file} does not type ${version} in the section {#${section}}`;
      return issueAt('site/typedVersions.ts', 1, 'versions/needless', message, 'remove the entry');
    }),
  ];
};
