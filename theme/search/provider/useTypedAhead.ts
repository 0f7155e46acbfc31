import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps what a reader types between opening the search and seeing its field.
 * @param waiting whether the field is still being loaded
 * @returns function that reads what was typed so far, and function that sets how it begins
 */
export function useTypedAhead(waiting: boolean): [() => string, (text: string) => void] {
  const typed = useRef('');
  useEffect(() => {
    if (!waiting) return undefined;
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...key].length === 1) typed.current += key;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [waiting]);
  const read = useCallback(() => typed.current, []);
  const begin = useCallback((text: string) => {
    typed.current = text;
  }, []);
  return [read, begin];
}
