import type {
  CustomGroup,
  PageGroup,
  ResultList,
  SearchAnswer,
  SearchHit,
} from '../../../packages/search/types';
import { LANGUAGE_FACTS } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import { searchKind, type SearchKind } from '../../../site/searchKinds';

/** A row with its place among all rows of the list. */
export interface ShownRow {
  readonly hit: SearchHit;
  readonly at: number;
}

/** A page with its rows. */
export interface ShownPage {
  readonly group: PageGroup;
  readonly rows: readonly ShownRow[];
}

/** What the dialog lists. */
export interface Shown {
  readonly list: ResultList | undefined;
  readonly pages: readonly ShownPage[];
  readonly otherLang: readonly ShownPage[];
  /** What a hook draws itself. */
  readonly custom: readonly CustomGroup[];
  /** All rows, in the order of the arrow keys. */
  readonly rows: readonly SearchHit[];
}

/** An index may be an outside service: only addresses of this site and of the web become links. */
const isSafe = ({ link }: SearchHit): boolean => /^\/(?![/\\])/.test(link) || /^https?:\/\//i.test(link);

/** Whether a page is of a kind; its first row leads to it. */
const isOf = ({ lang, hits }: PageGroup, kind: SearchKind): boolean =>
  searchKind(hits[0]?.link.slice(LANGUAGE_FACTS[lang].prefix.length) ?? '') === kind;

/**
 * Numbers the rows of an answer.
 * @param answer the answer; none while there is none
 * @param tab which list is shown
 * @param kind the only pages to show; all of them when left out
 */
export function shownRows(answer: SearchAnswer | undefined, tab: number, kind?: SearchKind): Shown {
  const list = answer?.lists[tab];
  const rows: SearchHit[] = [];
  const number = (group: PageGroup): ShownPage => ({
    group,
    rows: group.hits.filter(isSafe).map((hit): ShownRow => ({ hit, at: rows.push(hit) - 1 })),
  });
  const numbered = (groups: readonly PageGroup[]): ShownPage[] =>
    groups
      .filter((group) => !kind || isOf(group, kind))
      .slice(0, kind && LIMITS.searchPages)
      .map(number)
      .filter((page) => page.rows.length > 0);
  const groups = list?.groups ?? [];
  const pages = numbered(groups.filter((group) => group.renderType === 'default'));
  const otherLang = tab === 0 ? numbered(answer?.otherLang ?? []) : [];
  return { list, pages, otherLang, custom: groups.filter((group) => group.renderType === 'custom'), rows };
}

/**
 * The rows of the page that a row belongs to.
 * @param shown what the dialog lists
 * @param at place of the row
 */
export const rowsBeside = ({ pages, otherLang }: Shown, at: number): readonly SearchHit[] =>
  [...pages, ...otherLang]
    .find(({ rows }) => rows.some((row) => row.at === at))
    ?.rows.map(({ hit }) => hit) ?? [];
