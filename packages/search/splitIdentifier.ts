const BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A piece of an identifier: its letters in lower case, and where it stands. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/**
 * Cuts an identifier at its humps and connectors: `output.reportDir` → output, report, dir.
 * @param text an identifier with its case
 */
export function splitIdentifier(text: string): Piece[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: part, index }) => {
    let start = index;
    return part.split(BOUNDARY).map((piece) => {
      const at = start;
      start += piece.length;
      return { text: piece.toLowerCase(), start: at };
    });
  });
}
