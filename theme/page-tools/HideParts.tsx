import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { HIDEABLE_PARTS, type HideablePart } from '../../site/pageMarks';

/** The parts whose flag is 0 in a query, such as `?navbar=0`. */
export function hiddenParts(search: string): HideablePart[] {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0');
}

/** For pages after the first; that one is marked by a script in the head, so that nothing flashes. */
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
