import { useEffect } from 'react';

/** What a link leads to may need styles that are not here: it loads a document, as without scripts. */
function followNatively(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
}

/** Puts the whole of a sheet in the place of its part. */
function loadWhole(part: HTMLStyleElement, address: string): void {
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  whole.href = address;
  // One listener for each sheet: the last one to come sets links free.
  const onClick = (event: Event) => followNatively(event);
  window.addEventListener('click', onClick, true);
  whole.onload = () => {
    window.removeEventListener('click', onClick, true);
    part.remove();
  };
  // Of two rules of the same weight the later one holds.
  part.after(whole);
}

/**
 * Asks for the whole of each sheet that the HTML of the document has a part of. Until it is there links load documents, which
 * have their own sheets inside.
 */
export function useWholeSheets(): void {
  useEffect(() => {
    for (const part of document.querySelectorAll<HTMLStyleElement>('style[data-part]')) {
      const address = part.dataset['part'];
      delete part.dataset['part'];
      if (address) loadWhole(part, address);
    }
  }, []);
}
