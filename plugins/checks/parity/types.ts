import type { ParityKind } from '../../../site/parityExceptions';
import type { Lang } from '../../../site/languages';
import type { Place } from '../../../packages/doc-checks/types';

/** Something that only one language has. */
export interface Difference extends Place {
  readonly kind: ParityKind;
  /** The language that has it. */
  readonly lang: Lang;
  /** What it is, short enough for a message and for the list of exceptions. */
  readonly value: string;
  /** What the other language has in its place, for values of many lines. */
  readonly counterpart?: string | undefined;
  /** Line of `counterpart`. */
  readonly counterpartLine?: number | undefined;
}

/** One thing to compare, reduced to the text that must be equal. */
export interface Item extends Place {
  readonly value: string;
}
