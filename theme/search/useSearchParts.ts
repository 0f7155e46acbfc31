import { useCallback, useState } from 'react';
import { siteSettings } from '../../lib/siteSettings';
import type { SearchEngine, SearchScope } from '../../packages/search/types';
import type { SearchOverlay } from './SearchDialog';
import { startWorkerEarly } from './local/startWorker';
import type { SearchHooks } from './siteHooks';

/** The dialog and what answers in it. */
export interface SearchParts {
  readonly Overlay: typeof SearchOverlay;
  readonly engine: SearchEngine;
  /** Draws what the site's hooks bring. */
  readonly render: SearchHooks['render'];
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
    if (siteSettings.search.mode === 'local') startWorkerEarly();
    const prepare = async () => {
      const { loadEngine, siteHooks } = await import('./loadEngine');
      const engine = await loadEngine();
      // Preparing twice costs nothing; a failure shows in the dialog, once something is searched.
      engine.prepare(scope).catch(() => undefined);
      return { engine, render: siteHooks.render };
    };
    try {
      const [{ SearchOverlay: Overlay }, prepared] = await Promise.all([import('./SearchDialog'), prepare()]);
      const loaded = { Overlay, ...prepared };
      setParts((known) => known ?? loaded);
      return loaded;
    } catch {
      return undefined;
    }
  }, [scope]);
  return [parts, load];
}
