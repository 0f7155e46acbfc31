import { useCallback, useState, type ComponentType } from 'react';
import type { SearchHooks } from './hooks/SearchHooks';
import type { SearchEngine, SearchScope } from '../../packages/search/types';
import type { SearchOverlayProps } from './dialog/SearchOverlay';
import { startWorkerEarly } from './local/startWorker';

/** Put into the bundle at build time (`rspress.config.ts`), so that searches that are not used are left out of it. */
declare const __SEARCH_MODE__: 'local' | 'provider' | 'remote';

const isLocal = typeof __SEARCH_MODE__ === 'undefined' || __SEARCH_MODE__ === 'local';

/** The dialog and what answers in it. */
export interface SearchParts {
  readonly Overlay: ComponentType<SearchOverlayProps>;
  readonly engine: SearchEngine;
  /** Draws what the site's hooks bring. */
  readonly render: SearchHooks['render'];
}

async function prepareEngine(scope: SearchScope): Promise<Omit<SearchParts, 'Overlay'>> {
  const { loadEngine, siteHooks } = await import('./loadEngine');
  const engine = await loadEngine();
  // Preparing twice costs nothing; a failure shows in the dialog, once something is searched.
  engine.prepare(scope).catch(() => undefined);
  return { engine, render: siteHooks.render };
}

/**
 * Loads the dialog and the engine when a reader shows intent, and lets the engine prepare itself beside the dialog.
 * @param scope what will be searched
 * @returns the parts, undefined until they are there, and the function that loads them; a failure is forgotten, so that
 * the next intent tries again
 */
export function useSearchParts(
  scope: SearchScope,
): [SearchParts | undefined, () => Promise<SearchParts | undefined>] {
  const [parts, setParts] = useState<SearchParts>();
  const load = useCallback(async () => {
    if (isLocal) startWorkerEarly();
    try {
      const [{ SearchOverlay }, prepared] = await Promise.all([
        import('./dialog/SearchOverlay'),
        prepareEngine(scope),
      ]);
      const loaded = { Overlay: SearchOverlay, ...prepared };
      setParts((known) => known ?? loaded);
      return loaded;
    } catch {
      return undefined;
    }
  }, [scope]);
  return [parts, load];
}
