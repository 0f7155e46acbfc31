import type { ReactNode } from 'react';
import type { Extent } from '../heightOf';

/** Blocks of a page that stand together, and what draws them. */
export interface PassageFact extends Extent {
  readonly draw: () => ReactNode;
}
