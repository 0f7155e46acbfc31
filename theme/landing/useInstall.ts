import { useEffect, type RefObject } from 'react';

/**
 * Wires the install command inside a box when the page is hydrated; what does it is loaded then.
 * @param ref the box
 */
export function useInstall(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = new AbortController();
    void import('./lateParts').then(
      ({ lateParts }) => {
        const box = ref.current?.querySelector<HTMLElement>('[data-install]');
        if (box && !left.signal.aborted) lateParts.wireInstall(box, left.signal);
      },
      // Without a connection the choice works all the same.
      () => undefined,
    );
    return () => left.abort();
  }, [ref]);
}
