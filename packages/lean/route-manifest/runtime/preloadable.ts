import { createElement, lazy, useRef, type ComponentType, type FunctionComponent } from 'react';
import type { PageModule } from './loadPageModule';

/** A page that can be loaded before it is drawn. */
export type Preloadable = FunctionComponent & { readonly preload: () => Promise<PageModule> };

/**
 * Makes a component of a page. Loaded before, it is drawn at once; otherwise it waits like any lazy component.
 * @param load loads the page; called again after a failure
 */
export function preloadable(load: () => Promise<PageModule>): Preloadable {
  let loaded: ComponentType | undefined;
  const preload = async (): Promise<PageModule> => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Later = lazy(preload);
  function Page() {
    // What was drawn first stays: another component would be a new page to React.
    const drawn = useRef(loaded ?? Later);
    return createElement(drawn.current);
  }
  return Object.assign(Page, { preload });
}
