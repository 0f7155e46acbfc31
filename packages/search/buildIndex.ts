import MiniSearch from 'minisearch';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { RULES } from '../../site/rules';
import { displayWidth } from '../../lib/text/displayWidth';
import { buildOptions } from './buildOptions';
import { toIndexed, type IndexedSection } from './indexFields';
import { packIndex, withoutText, type PackedIndex } from './packIndex';
import type { IndexPayload } from './openIndex';
import type { SearchDocument } from './SearchDocument';
import { toSections } from './toSections';

/** Names that count as such in a text; words of everyday language such as `port` do not. */
const NAMES = new Set(
  [
    ...PLUGIN_OPTIONS.flatMap(({ path }) => [path, ...path.split('.')]),
    ...RULES.flatMap(({ code, title }) => [code, title]),
  ].filter((name) => /[a-z][A-Z]|[-.\d]/.test(name)),
);

/** Pages of the blog. */
const NEWS = /^(?:\/[\w-]+)?\/blog\//;

/** A longer heading is a sentence, no term. */
const TERM_WIDTH = 36;

/** Options and rules: what can be proposed on every site. */
export const NAMED_TERMS: readonly string[] = [
  ...PLUGIN_OPTIONS.map(({ path }) => path),
  ...RULES.map(({ code }) => code),
];

/**
 * Indexes pages of one language, at build time.
 * @param pages the records of the pages, in the order of the file
 * @returns every posting, also those that a file leaves out
 */
export function indexPages(pages: readonly SearchDocument[]): PackedIndex {
  const mini = new MiniSearch<IndexedSection>(buildOptions());
  mini.addAll(pages.flatMap(toSections).map((section, id) => toIndexed(section, id, NAMES)));
  return packIndex(mini.toJSON());
}

/**
 * Makes the index of one language, at build time.
 * @param pages the records of the language, in the order of the file
 * @returns what goes into the first record
 */
export function buildIndex(pages: readonly SearchDocument[]): IndexPayload {
  const sections = pages.flatMap(toSections);
  const headings = sections.map(({ header, page }) => header || page.title);
  // The first ones stand where nothing is near: news of an old release help nobody there.
  const isNews = ({ routePath }: SearchDocument) => NEWS.test(routePath);
  const known = [
    ...[...pages.filter((page) => !isNews(page)), ...pages.filter(isNews)].map(({ title }) =>
      title.replaceAll('`', ''),
    ),
    ...NAMED_TERMS,
    ...headings,
  ];
  return {
    index: withoutText(indexPages(pages)),
    terms: [...new Set(known)].filter((term) => displayWidth(term) <= TERM_WIDTH),
  };
}
