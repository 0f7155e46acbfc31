import { foldText } from '../../lib/text/foldText';
import { editDistance } from '../../lib/text/editDistance';
import * as LIMITS from './limits';
import { onceFor } from './onceFor';
import { parseQuery } from './parseQuery';
import type { Section } from './toSections';
import type { SearchHit } from './types';

/** A page or one of its sections, by what stands above it. */
export interface Heading {
  /** Title of the page. */
  readonly title: string;
  /** Heading of the section; empty for the page itself. */
  readonly header: string;
  /** Address with language prefix, without base. */
  readonly link: string;
}

/**
 * What stands above a section.
 * @param section a page above its first heading, or the part below a heading
 */
export const toHeading = ({ page: { title, routePath }, header, anchor }: Section): Heading => ({
  title: title.replaceAll('`', ''),
  header,
  link: anchor ? `${routePath}#${anchor}` : routePath,
});

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;
/** A word may differ in a third of its letters. */
const MOST_SLIPS = 1 / 3;
/** The beginning of a longer word, and a pair of Chinese letters of which one is the same. */
const BEGUN = 0.75;
const HALF_PAIR = 0.4;
const SHORTEST_BEGINNING = 3;
/** Less of the query than this is chance. */
const LEAST = 0.4;
/** Of two headings that say as much of the query, the one that says less besides is nearer. */
const SHARE_WEIGHT = 0.2;

/** The words of a heading in small letters without accents; Chinese in overlapping pairs. */
function unitsOf(text: string): string[] {
  return (foldText(text).text.toLowerCase().match(RUN) ?? []).flatMap((run) => {
    const letters = [...run];
    if (!HAN.test(run) || letters.length < 2) return [run];
    return letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
  });
}

const headingUnits = onceFor(({ header, title }: Heading) => unitsOf(header || title));

/** How alike two units are, 0 to 1. */
function likeness(asked: string, known: string): number {
  if (asked === known) return 1;
  if (HAN.test(asked) || HAN.test(known)) {
    const letters = [...known];
    return [...asked].some((letter, at) => letters[at] === letter) ? HALF_PAIR : 0;
  }
  const longer = Math.max(asked.length, known.length);
  const limit = Math.floor(longer * MOST_SLIPS);
  const slips = editDistance(asked, known, limit);
  const byLetters = slips > limit ? 0 : 1 - slips / longer;
  const isBegun = asked.length >= SHORTEST_BEGINNING && known.startsWith(asked);
  return Math.max(byLetters, isBegun ? BEGUN : 0);
}

/** Remembers the likeness of the units of one query: headings say the same words over and over. */
function compareWith(asked: readonly string[]): (known: string) => readonly number[] {
  const compared = new Map<string, readonly number[]>();
  return (known) => {
    const before = compared.get(known);
    if (before) return before;
    const scores = asked.map((unit) => likeness(unit, known));
    compared.set(known, scores);
    return scores;
  };
}

/**
 * The headings that look most like a query for which nothing was found, word by word.
 * @param text the query
 * @param headings titles and headings of the site, in the order in which equal ones are preferred
 * @returns rows that lead there, nearest first, each heading once; none for a query that looks like nothing
 */
export function nearHeadings(text: string, headings: readonly Heading[]): SearchHit[] {
  const asked = parseQuery(text)
    .units.slice(0, LIMITS.searchNearWords)
    .map(({ raw }) => raw.toLowerCase());
  if (asked.length === 0) return [];
  const compare = compareWith(asked);
  const near = headings.flatMap((heading) => {
    const units = headingUnits(heading).map(compare);
    if (units.length === 0) return [];
    const best = asked.map((_, at) => Math.max(...units.map((scores) => scores[at] ?? 0)));
    const covered = best.reduce((sum, score) => sum + score, 0) / asked.length;
    const matched = units.filter((scores) => scores.some((score) => score > HALF_PAIR)).length;
    const score = covered + SHARE_WEIGHT * (matched / units.length);
    return covered < LEAST ? [] : [{ heading, score }];
  });
  const names = new Set<string>();
  return near
    .sort((a, b) => b.score - a.score)
    .filter(({ heading: { header, title } }) => {
      const name = header || title;
      return !names.has(name) && names.add(name);
    })
    .slice(0, LIMITS.searchNearHeadings)
    .map(({ heading }) => ({
      ...heading,
      type: heading.header ? 'header' : 'title',
      statement: '',
      highlightInfoList: [],
    }));
}
