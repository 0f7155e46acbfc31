import type { Lang } from '../../site/languages';
import { ANALYZER_VERSIONS, documentedRange, sharedVersion } from '../../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';

/** The line where the list of posts is. */
export const postMark = (lang: Lang): RegExp => new RegExp(`^\\{posts\\.${lang}\\}$`, 'gm');

/** For those who read pages as written; lines stay lines. */
export const dropPostMarks = (text: string): string => text.replace(/^\{posts\.\w+\}$/gm, '');

/** What pages write in place of a version of the analyzer, and what readers see. */
export const VERSION_MARKS: Readonly<Record<string, string>> = {
  '{version}': DOCUMENTED_VERSION,
  '{version.shared}': sharedVersion(),
  '{range}': documentedRange(),
  ...Object.fromEntries(
    Object.entries(ANALYZER_VERSIONS).map(([name, version]) => [`{version.${name}}`, version]),
  ),
};

/** `${version}` is code of a template. */
const pattern = (mark: string): RegExp => new RegExp(`(?<!\\$)${mark.replace(/[{}.]/g, '\\$&')}`, 'g');

/** In the form that the host takes: it replaces texts in pages, frontmatter and search, before it reads them as Markdown. */
export const VERSION_RULES = Object.entries(VERSION_MARKS).map(([mark, replace]) => ({
  search: pattern(mark),
  replace,
}));

/** Puts the documented versions into the text of a page, as the host does; lines stay lines. */
export const fillVersions = (text: string): string =>
  VERSION_RULES.reduce((filled, { search, replace }) => filled.replace(search, replace), text);
