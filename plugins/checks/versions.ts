import type { TypedVersion } from '../../site/typedVersions';
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

const sectionAt = ({ headings }: Page, line: number): string =>
  headings.findLast((heading) => heading.line <= line)?.block.section ?? '';

/** Versions that a page types, each with its place. */
const typedIn = (page: Page, versions: readonly string[]) =>
  page.written.flatMap((text, index) =>
    versions
      .filter((version) => typed(version).test(text))
      .map((version) => ({ version, line: index + 1, section: sectionAt(page, index + 1) })),
  );

const isMeant = (
  { key }: Page,
  { version, section }: { readonly version: string; readonly section: string },
  meant: readonly TypedVersion[],
): boolean => meant.some((one) => one.file === key && one.section === section && one.version === version);

function markFaults(page: Page): Issue[] {
  return page.written.flatMap((text, index) =>
    (text.match(MARK) ?? []).flatMap((mark): Issue[] => {
      const place = { file: page.file, line: index + 1 };
      if (!KNOWN.includes(mark)) {
        const fix = `write one of ${KNOWN.join(', ')}`;
        return [{ ...place, rule: 'versions/unknown', message: `nothing stands for \`${mark}\``, fix }];
      }
      // The host reads both without replacing anything: titles for the sidebar, fragments for search.
      const isTitle = /^(?:#|title:)\s/.test(text);
      if (!isTitle && page.kind === 'page') return [];
      const where = isTitle ? 'the title' : 'a fragment';
      const message = `\`${mark}\` stands in ${where}, where the host does not fill it`;
      return [{ ...place, rule: 'versions/place', message, fix: 'say it in the text of the page' }];
    }),
  );
}

/**
 * No page types a documented version: readers get it from one table, so that it can be raised. What is meant as a fact about
 * that very version stands in a list, whose entries are needed.
 * @returns a problem per place, and one per entry of the list that nothing needs
 */
export const checkVersions: Check = ({ pages, facts }) => {
  const { versions, typedVersions } = facts.analyzer;
  const documented = [...new Set(Object.values(versions))];
  const known = [...new Set([...documented, ...typedVersions.map(({ version }) => version)])];
  const found = pages.map((page) => ({ page, places: typedIn(page, known) }));
  const places = found.flatMap(({ page, places }) =>
    places
      .filter(({ version }) => documented.includes(version))
      .filter((place) => !isMeant(page, place, typedVersions))
      .map(({ version, line }): Issue => {
        const message = `the documented version ${version} is typed`;
        return { file: page.file, line, rule: 'versions/typed', message, fix: FIX };
      }),
  );
  const needless = typedVersions
    .filter((one) => !found.some((each) => each.places.some((place) => isMeant(each.page, place, [one]))))
    .map(({ file, section, version }): Issue => {
      const message = `${file} does not type ${version} in the section {#${section}}`;
      return {
        file: 'site/typedVersions.ts',
        line: 1,
        rule: 'versions/needless',
        message,
        fix: 'remove the entry',
      };
    });
  return [...pages.flatMap(markFaults), ...places, ...needless];
};
