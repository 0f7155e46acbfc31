import { createElement, useEffect, useState, type FunctionComponent } from 'react';
import { useHydrated } from '../hooks/useHydrated';

/**
 * A component that is one while React wakes the HTML of the document, and stays that one, and another wherever it is drawn
 * anew: also when the HTML turns out not to fit.
 * @param Woken draws what the HTML has
 * @param Drawn draws the same without it
 * @param onLeave called when the reader leaves what was woken; who comes back needs the other
 */
export function whileWaking(
  Woken: FunctionComponent,
  Drawn: FunctionComponent,
  onLeave?: () => void,
): FunctionComponent {
  const [woken, drawn] = [createElement(Woken), createElement(Drawn)];
  return function Page() {
    const isAwake = useHydrated();
    const [element] = useState(isAwake ? drawn : woken);
    useEffect(() => (element === woken ? onLeave : undefined), [element]);
    return element;
  };
}
