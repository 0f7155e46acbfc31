import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { SearchStep } from './searchReducer';

/**
 * Tells when a press on the list begins and when it has ended: no new answer comes between, so that a click opens the row
 * on which it was begun.
 * @param dispatch takes both
 * @returns what the list calls when a pointer goes down
 */
export function usePress(dispatch: Dispatch<SearchStep>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onEnd = () => {
      // The click comes right behind.
      timer.current = setTimeout(() => dispatch({ type: 'released' }));
    };
    document.addEventListener('pointerup', onEnd);
    document.addEventListener('pointercancel', onEnd);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerup', onEnd);
      document.removeEventListener('pointercancel', onEnd);
    };
  }, [dispatch]);
  return useCallback(() => {
    clearTimeout(timer.current);
    dispatch({ type: 'pressed' });
  }, [dispatch]);
}
