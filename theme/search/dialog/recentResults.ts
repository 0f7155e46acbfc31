import { storageSlot, type StorageSlot } from '../../../lib/dom/storageSlot';
import type { SearchHit } from '../../../packages/search/types';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import { recentSearchesKey } from '../../../site/storageKeys';

/** A result that was opened: what its row says, and where it leads. */
export type RecentResult = Pick<SearchHit, 'title' | 'header' | 'link'>;

const NONE: readonly RecentResult[] = [];
const LONGEST = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

function isRecent(value: unknown): value is RecentResult {
  if (typeof value !== 'object' || value === null) return false;
  const { title, header, link } = value as Partial<RecentResult>;
  return isText(title) && title !== '' && isText(header) && isText(link) && /^\/(?![/\\])/.test(link);
}

/** Storage may hold anything. */
function parse(text: string): readonly RecentResult[] | undefined {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isRecent).slice(0, LIMITS.searchRecents) : undefined;
}

/**
 * The results that a reader opened last, newest first, kept in the browser and nowhere else.
 * @param lang language of the page; each has its own
 */
export const recentResults = (lang: Lang): StorageSlot<readonly RecentResult[]> =>
  storageSlot({ key: recentSearchesKey(lang), parse, print: JSON.stringify, fallback: NONE });

/**
 * Puts a result in front.
 * @param known the list
 * @param opened the result; one of another site changes nothing
 * @returns the list, each address once, of bounded length
 */
export function withRecent(
  known: readonly RecentResult[],
  { title, header, link }: RecentResult,
): readonly RecentResult[] {
  const opened = { title, header, link };
  if (!isRecent(opened)) return known;
  return [opened, ...known.filter((each) => each.link !== link)].slice(0, LIMITS.searchRecents);
}
