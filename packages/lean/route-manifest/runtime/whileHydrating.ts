import { createElement, useEffect, useState, type FunctionComponent } from 'react';
import { useHydrated } from '../../../../lib/hooks/useHydrated';

/**
 * A component that renders one thing while React hydrates the document, and keeps it, and another wherever it is mounted anew:
 * also when the HTML turns out not to fit.
 * @param Hydrated renders what the HTML has
 * @param Rendered renders the same without it
 * @param onLeave called when the reader leaves what was hydrated; who comes back needs the other
 */
export function whileHydrating(
  Hydrated: FunctionComponent,
  Rendered: FunctionComponent,
  onLeave?: () => void,
): FunctionComponent {
  const [hydrated, rendered] = [createElement(Hydrated), createElement(Rendered)];
  return function Page() {
    const isHydrated = useHydrated();
    const [element] = useState(isHydrated ? rendered : hydrated);
    useEffect(() => (element === hydrated ? onLeave : undefined), [element]);
    return element;
  };
}
