import { displayWidth } from '../../lib/text/strings';
import type { RankedPage } from './rank';
import { HAN, tokenize, type Token } from './tokenize';
import type { HighlightInfo, PageGroup, SearchHit } from './types';

export const SNIPPET_WIDTH = 100;
export const ROWS_PER_PAGE = 4;
const MIN_ROW_SHARE = 0.3;
const LEAD = 0.25;

const ELLIPSIS = '…';
/** A sign before the ellipsis would say the same twice. */
const PAUSE_AT_END = /[\s,;:.，；：、。]+$/u;
/** After these, and after a Chinese letter, a text may be cut. */
const PAUSE = /[\s，。；：、！？]/u;

/** Where terms stand in a text, in order. */
const findMatches = (text: string, terms: ReadonlySet<string>): Token[] =>
  // A single Chinese letter is asked for as the beginning of a pair.
  tokenize(text, (term) => terms.has(term) || (HAN.test(term) && terms.has(term.charAt(0)))).sort(
    (a, b) => a.start - b.start,
  );

function marksOf(matches: readonly Token[], shift = 0): HighlightInfo[] {
  const marks: { start: number; length: number }[] = [];
  for (const { start, end } of matches) {
    const last = marks.at(-1);
    if (last && start - shift <= last.start + last.length)
      last.length = Math.max(last.length, end - shift - last.start);
    else marks.push({ start: start - shift, length: end - start });
  }
  return marks;
}

/** Where terms of the index stand in a text, in order, apart from each other. */
export const findMarks = (text: string, terms: ReadonlySet<string>): HighlightInfo[] =>
  marksOf(findMatches(text, terms));

/** The words that results are for, in the letters of the query, when the nearest of them covers less of it than is fair. */
export function partialWords(query: string, pages: readonly RankedPage[], fair: number): string | undefined {
  const [nearest] = pages.flatMap(({ sections }) => sections).sort((a, b) => b.coverage - a.coverage);
  if (!nearest || nearest.coverage >= fair) return undefined;
  const words = findMarks(query, nearest.answered);
  return words.map(({ start, length }) => query.slice(start, start + length)).join(' ');
}

/** Walks from a place until the room is used; ends where a word does. */
function reach(text: string, from: number, step: 1 | -1, room: number): number {
  let [at, left, pause] = [from, room, from];
  while (step > 0 ? at < text.length : at > 0) {
    const unit = text[step < 0 ? at - 1 : at] ?? '';
    left -= displayWidth(unit);
    if (left < 0) return pause === from ? at : pause;
    at += step;
    if (PAUSE.test(unit) || displayWidth(unit) > 1) pause = at;
  }
  return at;
}

const different = (matches: readonly Token[]): number => new Set(matches.map(({ term }) => term)).size;

/** Where the snippet with the most different terms begins; of equal ones the first. */
function densest(matches: readonly Token[]): number {
  let [best, most] = [0, 0];
  for (const [at, { start }] of matches.entries()) {
    const count = different(
      matches.slice(at, at + SNIPPET_WIDTH).filter((match) => match.start < start + SNIPPET_WIDTH),
    );
    if (count > most) [best, most] = [start, count];
  }
  return best;
}

/** Cuts about 100 columns around the best match of a text, with an ellipsis where text was left out, and the marks in them. */
function makeSnippet(original: string, matches: readonly Token[]) {
  const text = original.replace(/\s/g, ' ');
  const begin = reach(text, densest(matches), -1, SNIPPET_WIDTH * LEAD);
  const end = reach(text, begin, 1, SNIPPET_WIDTH);
  const lead = begin > 0 ? ELLIPSIS : '';
  const part = text.slice(begin, end);
  const from = begin + part.length - part.trimStart().length;
  const shown = end < text.length ? `${part.trim().replace(PAUSE_AT_END, '')}${ELLIPSIS}` : part.trim();
  const inside = matches.filter((each) => each.start >= from && each.end <= begin + part.trimEnd().length);
  return { statement: `${lead}${shown}`, highlightInfoList: marksOf(inside, from - lead.length) };
}

/** The rows of a page, one at least: its best sections, in their order. */
export function toPageGroup({ page, sections }: RankedPage): PageGroup {
  const { title, routePath, lang } = page;
  const best = sections[0]?.score ?? 0;
  const hits = sections
    .filter(({ score }) => score >= best * MIN_ROW_SHARE)
    .slice(0, ROWS_PER_PAGE)
    .map(({ section: { anchor, header, content }, terms }): SearchHit => {
      const inName = findMatches(anchor ? header : title, terms);
      const inContent = findMatches(content, terms);
      const base = { title, header, link: anchor ? `${routePath}#${anchor}` : routePath };
      // What is found by its keywords alone has no match to show: the row says what it is.
      if (different(inContent) > different(inName))
        return { ...base, type: 'content', ...makeSnippet(content, inContent) };
      const type = anchor ? 'header' : 'title';
      return { ...base, type, statement: '', highlightInfoList: marksOf(inName) };
    });
  return { renderType: 'default', group: title, lang, hits };
}
