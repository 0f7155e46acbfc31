import { useCallback, useState } from 'react';

type Parts = typeof import('./answerParts').answerParts;

/**
 * Loads what finds the rule and shows it, when a reader comes near: few of those who read the page paste anything.
 * @returns the parts, undefined until they are there, and the function that loads them; a failure gives undefined, and the
 * next call tries again
 */
export function useAnswerParts(): [Parts | undefined, () => Promise<Parts | undefined>] {
  const [parts, setParts] = useState<Parts>();
  const load = useCallback(async () => {
    try {
      const { answerParts } = await import('./answerParts');
      setParts(answerParts);
      return answerParts;
    } catch {
      return undefined;
    }
  }, []);
  return [parts, load];
}
