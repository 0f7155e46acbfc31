export type ParityKind = 'code' | 'link' | 'image' | 'part' | 'inline-code' | 'number';

export interface ParityException {
  /** Path inside the language folder, without extension: `guide/start/intro`. */
  readonly file: string;
  /** Id of the heading above the difference; empty for the part above the first heading. */
  readonly section: string;
  readonly kind: ParityKind;
  /** The value that only one language has, as the gate prints it. */
  readonly value: string;
  readonly reason: string;
}

/** Meant differences between the two languages; the gate reports an entry that is no longer needed. */
export const PARITY_EXCEPTIONS: readonly ParityException[] = [];
