import { useEffect, useRef } from 'react';
import { headStore } from './headStore';
import type { HeadInput } from './types';

/**
 * Puts elements into the head of the document for as long as the part is shown.
 * @param input what the part wants; may be another object each time
 */
export function useHead(input: HeadInput): void {
  const part = useRef<object>({});
  useEffect(() => headStore.set(part.current, input), [input]);
  useEffect(() => {
    const { current } = part;
    return () => headStore.delete(current);
  }, []);
}
