import { useState } from 'react';
import * as LIMITS from '../../site/limits';
import { copyText } from '../dom/copyText';
import { useFlash } from './useFlash';

/** How copying went, for as long as it is shown; afterwards undefined. */
export type CopyOutcome = 'copied' | 'failed' | undefined;

/**
 * Copies text, and tells for 2 seconds how it went.
 * @returns the outcome, and the function that copies a text or the promise of one
 */
export function useCopy(): readonly [CopyOutcome, (text: string | Promise<string>) => Promise<void>] {
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  const copy = async (text: string | Promise<string>) => {
    setWorked(await copyText(text));
    start();
  };
  return [isFresh ? (worked ? 'copied' : 'failed') : undefined, copy];
}
