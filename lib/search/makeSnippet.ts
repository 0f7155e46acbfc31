import { LIMITS } from '../../site/limits';
import { displayWidth } from '../text/displayWidth';
import { mergeRanges } from './mergeRanges';
import type { Token } from './tokenize';
import type { HighlightInfo } from './types';

/** A part of a text with its matches. */
export interface Snippet {
  readonly statement: string;
  readonly highlightInfoList: readonly HighlightInfo[];
}

const ELLIPSIS = '…';
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

/** The match around which most others stand. */
function densest(matches: readonly Token[], room: number): number {
  const counts = matches.map(({ start }, at) => {
    const near = matches.slice(at).filter((other) => other.start < start + room);
    return new Set(near.map(({ term }) => term)).size * 10 + Math.min(9, near.length);
  });
  return counts.indexOf(Math.max(...counts));
}

/**
 * Cuts about 100 letters around the best match of a text; Chinese letters count three (S9-22, S9-23).
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
  const statement = `${lead}${part.trim()}${end < text.length ? ELLIPSIS : ''}`;
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
