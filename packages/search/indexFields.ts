import { STOP_WORDS } from './stopWords';
import type { Token } from './tokenize';
import type { Section } from './toSections';

/** A section as the index sees it: texts to cut, and the number by which it is called. */
export interface IndexedSection {
  readonly id: number;
  readonly normalizedTitle: string;
  readonly headers: string;
  readonly breadcrumb: string;
  readonly keywords: string;
  readonly normalizedContent: string;
}

/** Weight of each field: heading before title before keywords before text. */
export const FIELD_WEIGHTS = {
  normalizedTitle: 4,
  headers: 4.5,
  breadcrumb: 1.2,
  keywords: 2.5,
  normalizedContent: 1,
} as const satisfies Record<Exclude<keyof IndexedSection, 'id'>, number>;

/** Names of the fields; postings call a field by its place here. */
export const INDEX_FIELDS = Object.keys(FIELD_WEIGHTS) as readonly (keyof typeof FIELD_WEIGHTS)[];

/** Place of the long field, whose many pairs of Chinese letters are looked up in the text itself (`createTextScan`). */
export const TEXT_PLACE = INDEX_FIELDS.indexOf('normalizedContent');

/** Words that no query asks for, unless it has no others: in the long field they are in every section. */
const STOPS = new Set(STOP_WORDS.en);

/**
 * Whether a token of the long field stands in the index.
 * @param token a token of the text
 */
export const isTextTerm = ({ kind, raw }: Pick<Token, 'kind' | 'raw'>): boolean =>
  kind !== 'han' && !STOPS.has(raw);

/** Pages are also known by their address: `/blog/release/release-note-1_0` → release note 1.0. */
const addressWords = (routePath: string): string =>
  (routePath.split('/').at(-1) ?? '').replace(/(?<=\d)_(?=\d)/g, '.').replaceAll('-', ' ');

/**
 * A section as the index sees it.
 * @param section the section
 * @param id its place in the list of all sections
 * @param keywords words that readers ask for and the section does not say
 */
export const toIndexed = (section: Section, id: number, keywords: string): IndexedSection => ({
  id,
  normalizedTitle: section.page.title,
  // The top of a page stands under its title as other sections stand under their heading.
  headers: section.header || section.page.title,
  breadcrumb: [...section.breadcrumb, ...(section.header ? [] : [addressWords(section.page.routePath)])].join(
    '\n',
  ),
  keywords,
  normalizedContent: section.content,
});
