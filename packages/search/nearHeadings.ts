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

/** A word, or a Chinese letter with its neighbour. */
interface Piece {
  readonly text: string;
  /** Its letters, if they are Chinese. */
  readonly han: readonly string[] | undefined;
}

const toPiece = (text: string): Piece => ({ text, han: HAN.test(text) ? [...text] : undefined });

/** The words of a heading in small letters without accents; Chinese in overlapping pairs. */
function piecesOf(text: string): string[] {
  return (foldText(text).text.toLowerCase().match(RUN) ?? []).flatMap((run) => {
    const letters = [...run];
    if (!HAN.test(run) || letters.length < 2) return [run];
    return letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
  });
}

/** The pieces of all headings, each once, and which of them each heading has. */
const headingPieces = onceFor((headings: readonly Heading[]) => {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const ofHeading = headings.map(({ header, title }) => piecesOf(header || title).map(placeOf));
  return { pieces: [...places.keys()].map(toPiece), ofHeading };
});

/** How alike two pieces are, 0 to 1. */
function likeness({ text: asked, han }: Piece, { text: known, han: knownHan }: Piece): number {
  if (asked === known) return 1;
  if (han ?? knownHan) return han?.some((letter, at) => knownHan?.[at] === letter) ? HALF_PAIR : 0;
  const longer = Math.max(asked.length, known.length);
  const limit = Math.floor(longer * MOST_SLIPS);
  const slips = editDistance(asked, known, limit);
  const byLetters = slips > limit ? 0 : 1 - slips / longer;
  const isBegun = asked.length >= SHORTEST_BEGINNING && known.startsWith(asked);
  return Math.max(byLetters, isBegun ? BEGUN : 0);
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
    .map(({ raw }) => toPiece(raw.toLowerCase()));
  if (asked.length === 0) return [];
  const { pieces, ofHeading } = headingPieces(headings);
  const scores = asked.map((each) => pieces.map((piece) => likeness(each, piece)));
  const isMatched = pieces.map((_, piece) => scores.some((row) => (row[piece] ?? 0) > HALF_PAIR));
  const near = headings.flatMap((heading, at) => {
    const own = ofHeading[at] ?? [];
    if (own.length === 0) return [];
    const best = scores.map((row) => own.reduce((most, piece) => Math.max(most, row[piece] ?? 0), 0));
    const covered = best.reduce((sum, score) => sum + score, 0) / asked.length;
    const matched = own.filter((piece) => isMatched[piece]).length;
    const score = covered + SHARE_WEIGHT * (matched / own.length);
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
