import { useLang, useVersion } from '@rspress/core/runtime';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { siteSettings } from '../../lib/siteSettings';
import type { SearchScope } from '../../packages/search/types';
import type { Lang } from '../../site/languages';
import { startWorkerEarly } from './local/startWorker';
import type { SearchOverlay, SearchOverlayProps } from './SearchDialog';

type Parts = Pick<SearchOverlayProps, 'engine' | 'render'> & { readonly Overlay: typeof SearchOverlay };

/** The search of a page. */
export interface SearchParts {
  /** What is searched. */
  readonly scope: SearchScope;
  /** Loads dialog and engine; false when they cannot be had, and the next intent tries again. */
  readonly load: () => Promise<boolean>;
  /** The dialog, once it is there. */
  readonly overlay: (props: Pick<SearchOverlayProps, 'open' | 'initialText' | 'onClose'>) => ReactNode;
}

/**
 * Loads the dialog and the engine when a reader shows intent, and lets the engine prepare itself beside the dialog.
 * @param versioned whether each version of the site has an index of its own
 */
export function useSearchParts(versioned: boolean): SearchParts {
  const lang = useLang() as Lang;
  const pageVersion = useVersion();
  const version = versioned ? pageVersion : '';
  const scope = useMemo((): SearchScope => ({ lang, version }), [lang, version]);
  const [parts, setParts] = useState<Parts>();
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
      setParts((known) => known ?? { Overlay, ...prepared });
      return true;
    } catch {
      return false;
    }
  }, [scope]);
  const overlay: SearchParts['overlay'] = (props) => {
    if (!parts) return null;
    const { Overlay, ...prepared } = parts;
    return <Overlay {...prepared} {...props} scope={scope} />;
  };
  return { scope, load, overlay };
}
