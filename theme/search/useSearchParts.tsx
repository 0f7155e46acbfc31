import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { siteSettings } from '../../lib/siteSettings';
import type { SearchScope } from '../../packages/search/types';
import type { Lang } from '../../site/languages';
import { searchWorker } from './local/startWorker';
import type { SearchOverlay, SearchOverlayProps } from './SearchDialog';

type Parts = Pick<SearchOverlayProps, 'engine' | 'render'> & { readonly Overlay: typeof SearchOverlay };

/** Loads dialog and engine when a reader shows intent; `load` says whether they are there. */
export function useSearchParts() {
  const lang = useLang() as Lang;
  const { search } = useSite().site;
  const pageVersion = useVersion();
  const version = ((search && search.versioned) ?? true) ? pageVersion : '';
  const scope = useMemo((): SearchScope => ({ lang, version }), [lang, version]);
  const [parts, setParts] = useState<Parts>();
  const load = useCallback(async () => {
    if (siteSettings.search.mode === 'local') searchWorker();
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
  const overlay = (props: Pick<SearchOverlayProps, 'open' | 'initialText' | 'onClose'>): ReactNode => {
    if (!parts) return null;
    const { Overlay, ...prepared } = parts;
    return <Overlay {...prepared} {...props} scope={scope} />;
  };
  return { scope, load, overlay };
}
