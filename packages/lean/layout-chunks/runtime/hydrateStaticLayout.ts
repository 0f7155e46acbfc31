import { createElement, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../../../lib/hooks/useHydrated';
import { layouts, type Filling } from './layoutSlot';

/**
 * Lets the static variant of a layout hydrate the document. A static variant adopts the server-rendered HTML and cannot render
 * it anew: it stays while the document's own page is shown, even after the layout itself has loaded. A later visit to the page
 * in the same document gets the layout itself.
 * @param name name of the layout
 * @param variant its static variant
 */
export function hydrateStaticLayout(name: string, variant: Filling): void {
  let loaded: Filling | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const read = () => loaded;
  const StaticLayout: Filling = (props) => {
    const isHydrated = useHydrated();
    const [isStatic] = useState(!isHydrated);
    const layout = useSyncExternalStore(subscribe, read, read);
    const shown = isStatic ? variant : layout;
    return shown ? createElement(shown, props) : null;
  };
  StaticLayout.fill = (layout) => {
    loaded = layout;
    listeners.forEach((notify) => notify());
  };
  layouts[name] = StaticLayout;
}
