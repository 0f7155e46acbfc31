import { editDistance } from '../../lib/text/fuzzy';
import type { OpenIndex } from './openIndex';
import { readQuery } from './rank';
import { HAN, normalizeHeading, tokenize } from './tokenize';
import type { SearchHit } from './types';

export const SUGGESTIONS = 3;
const MAX_WORDS = 8;
/** A word may differ in a third of its letters; of a Chinese word one letter must be the same. */
const MAX_SLIP_SHARE = 1 / 3;
/** What the beginning of a word says of it, and a Chinese word with a letter in common. */
const PREFIX_LIKENESS = 0.75;
const HAN_LIKENESS = 0.4;
const MIN_PREFIX_LENGTH = 3;
const MIN_LIKENESS = 0.4;
/** Of two names that say as much of the query, the one that says less besides is nearer. */
const BREVITY = 0.2;

function likeness(asked: string, known: string): number {
  if (asked === known) return 1;
  if (HAN.test(asked) || HAN.test(known))
    return [...asked].some((letter) => known.includes(letter)) ? HAN_LIKENESS : 0;
  const longer = Math.max(asked.length, known.length);
  const limit = Math.floor(longer * MAX_SLIP_SHARE);
  const slips = editDistance(asked, known, limit);
  const begun = asked.length >= MIN_PREFIX_LENGTH && known.startsWith(asked) ? PREFIX_LIKENESS : 0;
  return slips > limit ? begun : Math.max(begun, 1 - slips / longer);
}

/** Names, nearest to the words first, each once; none for words that look like nothing. */
function nearest<T>(asked: readonly string[], things: readonly T[], nameOf: (thing: T) => string): T[] {
  const scored = new Map<string, { readonly thing: T; readonly score: number }>();
  for (const thing of things) {
    const own = [...new Set(tokenize(nameOf(thing)).map(({ raw }) => raw))];
    const best = asked.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
    const said = best.reduce((sum, each) => sum + each, 0);
    if (own.length === 0 || said < MIN_LIKENESS * asked.length || scored.has(nameOf(thing))) continue;
    scored.set(nameOf(thing), { thing, score: said / asked.length + (BREVITY * said) / own.length });
  }
  return [...scored.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, SUGGESTIONS)
    .map(({ thing }) => thing);
}

/** Headings and known terms that look like a query for which nothing was found. News are not offered. */
export function findNear(text: string, { sections, terms, facts }: OpenIndex) {
  const asked = readQuery(text)
    .slice(0, MAX_WORDS)
    .map(({ raw }) => raw);
  if (asked.length === 0) return { nearHeadings: [], nearTerms: [] };
  const shown = (name: string): string => name.replaceAll('`', '');
  const offered = sections.filter(({ page }) => !facts.news.test(page.routePath));
  const nearHeadings = nearest(asked, offered, ({ header, page }) => header || shown(page.title)).map(
    ({ page, header, anchor }): SearchHit => ({
      type: header ? 'header' : 'title',
      title: shown(page.title),
      header,
      link: anchor ? `${page.routePath}#${anchor}` : page.routePath,
      statement: '',
      highlightInfoList: [],
    }),
  );
  const names = new Set(nearHeadings.map(({ header, title }) => normalizeHeading(header || title)));
  const known = [...terms, ...offered.map(({ page }) => shown(page.title))];
  const others = known.filter((term) => !names.has(normalizeHeading(term)));
  return { nearHeadings, nearTerms: nearest(asked, others, (term) => term) };
}
