import { editDistance } from '../../lib/text/fuzzy';
import type { OpenIndex } from './openIndex';
import { readQuery } from './rank';
import { HAN, tokenize } from './tokenize';
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

/** How much of the words a name says; 0 for one that says too little of them. */
function nearness(asked: readonly string[], name: string): number {
  const own = tokenize(name).map(({ raw }) => raw);
  const said = asked.reduce(
    (sum, word) => sum + Math.max(0, ...own.map((other) => likeness(word, other))),
    0,
  );
  return said === 0 || said < MIN_LIKENESS * asked.length
    ? 0
    : said / asked.length + (BREVITY * said) / own.length;
}

/** Headings that look like a query for which nothing was found, each name once. News are not offered. */
export function findNear(text: string, { sections, facts }: OpenIndex): SearchHit[] {
  const asked = readQuery(text)
    .slice(0, MAX_WORDS)
    .map(({ raw }) => raw);
  const offered = new Map<string, SearchHit & { readonly score: number }>();
  for (const { page, header, anchor } of sections) {
    const title = page.title.replaceAll('`', '');
    const score = nearness(asked, header || title);
    if (score === 0 || offered.has(header || title) || facts.news.test(page.routePath)) continue;
    const link = anchor ? `${page.routePath}#${anchor}` : page.routePath;
    const type = header ? 'header' : 'title';
    const hit: SearchHit = { type, title, header, link, statement: '', highlightInfoList: [] };
    offered.set(header || title, { ...hit, score });
  }
  return [...offered.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, SUGGESTIONS)
    .map(({ score: _, ...hit }) => hit);
}
