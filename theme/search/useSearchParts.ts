import { useCallback, useState, type ComponentType } from 'react';
import type { SearchHooks } from './hooks/SearchHooks';
import type { SearchEngine } from '../../lib/search/types';
import type { SearchDialogProps } from './dialog/SearchDialog';

/** The dialog and what answers in it. */
export interface SearchParts {
  readonly Dialog: ComponentType<SearchDialogProps>;
  readonly engine: SearchEngine;
  /** Draws what the site's hooks bring. */
  readonly render: SearchHooks['render'];
}

/**
 * Loads the dialog and the engine when a reader shows intent.
 * @returns the parts, undefined until they are there, and the function that loads them; a failure is forgotten, so that
 * the next intent tries again
 */
export function useSearchParts(): [SearchParts | undefined, () => Promise<SearchParts | undefined>] {
  const [parts, setParts] = useState<SearchParts>();
  const load = useCallback(async () => {
    try {
      const [{ SearchDialog }, engine, { siteHooks }] = await Promise.all([
        import('./dialog/SearchDialog'),
        import('./loadEngine').then(({ loadEngine }) => loadEngine()),
        import('./hooks/siteHooks'),
      ]);
      const loaded = { Dialog: SearchDialog, engine, render: siteHooks.render };
      setParts((known) => known ?? loaded);
      return loaded;
    } catch {
      return undefined;
    }
  }, []);
  return [parts, load];
}
