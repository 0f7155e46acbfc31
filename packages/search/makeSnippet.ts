import * as LIMITS from './limits';
import { displayWidth } from '../../lib/text/displayWidth';
import { mergeRanges } from './mergeRanges';
import type { Token } from './tokenize';
import type { HighlightInfo } from './types';

/** A part of a text with its matches. */
export interface Snippet {
  readonly statement: string;
  readonly highlightInfoList: readonly HighlightInfo[];
}

const ELLIPSIS = '…';
/** A sign before the ellipsis would say the same twice. */
const PAUSE_AT_END = /[\s,;:.，；：、。]+$/u;
/** Share of the room that stands before the first match. */
const LEAD = 0.25;

/** Walks from a place until the room is used; ends where a word does. */
function reach(text: string, from: number, step: 1 | -1, room: number): number {
  let at = from;
  let left = room;
  let pause = from;
  while (left > 0 && at + (step < 0 ? -1 : 0) >= 0 && at < text.length + (step < 0 ? 1 : 0)) {
    const unit = text[step < 0 ? at - 1 : at] ?? '';
    left -= displayWidth(unit);
    if (left < 0) break;
    at += step;
    if (/[\s，。；：、！？]/u.test(unit) || displayWidth(unit) > 1) pause = at;
  }
  const atEdge = at <= 0 || at >= text.length;
  return atEdge || pause === from ? at : pause;
}

/** The match after which most others stand; one walk along the text, which may hold thousands. */
function densest(matches: readonly Token[], room: number): number {
  const near = new Map<string, number>();
  let best = 0;
  let bestCount = 0;
  let end = 0;
  for (const [at, { start, term }] of matches.entries()) {
    for (; (matches[end]?.start ?? Infinity) < start + room; end += 1) {
      const other = matches[end]?.term ?? '';
      near.set(other, (near.get(other) ?? 0) + 1);
    }
    const count = near.size * 10 + Math.min(9, end - at);
    if (count > bestCount) [best, bestCount] = [at, count];
    const left = (near.get(term) ?? 0) - 1;
    if (left > 0) near.set(term, left);
    else near.delete(term);
  }
  return best;
}

/**
 * Cuts about 100 letters around the best match of a text; Chinese letters count three.
 * @param original text of a section, as readers see it
 * @param matches tokens of the text that match, in order
 * @returns the original letters, case and accents kept, with an ellipsis where text was left out
 */
export function makeSnippet(original: string, matches: readonly Token[]): Snippet {
  const text = original.replace(/\s/g, ' ');
  const room = LIMITS.searchSnippetWidth;
  const first = matches.length > 0 ? (matches[densest(matches, room)]?.start ?? 0) : 0;
  const start = first === 0 ? 0 : reach(text, first, -1, Math.round(room * LEAD));
  const end = reach(text, start, 1, room);
  const lead = start > 0 ? ELLIPSIS : '';
  const part = text.slice(start, end);
  const gap = part.length - part.trimStart().length;
  const shown = end < text.length ? `${part.trim().replace(PAUSE_AT_END, '')}${ELLIPSIS}` : part.trim();
  const statement = `${lead}${shown}`;
  const shift = start + gap - lead.length;
  const inside = matches.filter(
    (token) => token.start >= start + gap && token.end <= start + part.trimEnd().length,
  );
  return {
    statement,
    highlightInfoList: mergeRanges(
      inside.map((token) => ({ start: token.start - shift, length: token.end - token.start })),
    ),
  };
}
