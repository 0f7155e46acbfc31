import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { HIDEABLE_PARTS, type HideablePart } from '../../site/pageMarks';

/**
 * The parts that an address hides: those whose flag is 0.
 * @param search query of the address, such as `?navbar=0`
 */
export function hiddenParts(search: string): HideablePart[] {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0');
}

/**
 * Keeps the hidden parts in step with the address after a navigation in the browser. For the first page
 * a script in the head has marked them already, so nothing flashes and the HTML stays the server's.
 */
export function HideParts() {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const hidden = hiddenParts(search);
    for (const part of HIDEABLE_PARTS) {
      document.documentElement.toggleAttribute(`data-hide-${part}`, hidden.includes(part));
    }
  }, [search]);
  return null;
}
