import type { ReactNode } from 'react';
import { decodeEntities } from '../../../lib/text/decodeEntities';

/** Longest text that is drawn; a record cannot freeze the dialog. */
const LONGEST = 2000;

const MARK = /(<\/?mark>)/;

/**
 * Draws a text of the search service: its `<mark>` pairs become elements, everything else stays text, whatever it says.
 * @param value a highlighted value, or anything else a service may send
 * @returns children for a React element
 */
export function markedText(value: unknown): ReactNode[] {
  if (typeof value !== 'string') return [];
  let marked = false;
  return value
    .slice(0, LONGEST)
    .split(MARK)
    .map((piece, index) => {
      if (MARK.test(piece)) {
        marked = piece === '<mark>';
        return null;
      }
      const text = decodeEntities(piece);
      return marked && text ? <mark key={index}>{text}</mark> : text;
    });
}
