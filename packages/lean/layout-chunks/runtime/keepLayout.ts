import { createElement, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../../../lib/hooks/useHydrated';
import { layouts, type Filling } from './layoutSlot';

/**
 * Lets the static variant of a layout hydrate the document. It keeps what the HTML has, and so can render nothing anew: it stays
 * as long as the document's own page is shown, also when the layout itself has come; who comes back gets the layout itself.
 * @param name name of the layout
 * @param variant its static variant
 */
export function keepLayout(name: string, variant: Filling): void {
  let whole: Filling | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const read = () => whole;
  const Kept: Filling = (props) => {
    const isHydrated = useHydrated();
    const [isKept] = useState(!isHydrated);
    const layout = useSyncExternalStore(subscribe, read, read);
    const shown = isKept ? variant : layout;
    return shown ? createElement(shown, props) : null;
  };
  Kept.fill = (layout) => {
    whole = layout;
    listeners.forEach((tell) => tell());
  };
  layouts[name] = Kept;
}
