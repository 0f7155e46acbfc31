import type { DocumentHeading } from '../SearchDocument';

/** A heading as the head of an index knows it: the text of its section is elsewhere. */
export type HeadHeading = Omit<DocumentHeading, 'charIndex'>;

/** Depth of most headings. */
const USUAL_DEPTH = 2;

/** The id that most headings without one of their own get. */
const usualId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Writes headings as text, one a line: what can be guessed is left out, which is most of it.
 * @param toc headings in order
 */
export function packToc(toc: readonly HeadHeading[]): string {
  return toc
    .map(({ text, id, depth }) => {
      const shown = text.replace(/\s+/g, ' ');
      const own = id === usualId(shown) ? '' : id;
      return own || depth !== USUAL_DEPTH ? `${shown}\t${depth}${own}` : shown;
    })
    .join('\n');
}

/**
 * Reads headings back.
 * @param packed what `packToc` wrote
 */
export function unpackToc(packed: string): HeadHeading[] {
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    const [text = '', more = ''] = line.split('\t');
    return { text, id: more.slice(1) || usualId(text), depth: Number(more[0] ?? USUAL_DEPTH) };
  });
}
