import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';
import { onIdle, prefetchFile, typingTarget, tellLoadFailure } from '../../lib/browser';
import { provideSections } from '../../lib/nearestSections';
import { siteSettings } from '../../lib/siteSettings';
import { storageSlot } from '../../lib/storage';
import type { SearchScope } from '../../packages/search/types';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import type { SearchSettings } from '../../site/searchSettings';
import { docSearchKeys, storedIndex } from '../../site/storageKeys';
import { indexUrl } from './indexUrl';
import { searchWorker, workerUrl } from './local/startWorker';
import type { ProviderDialogProps } from './provider/ProviderDialog';
import { SearchButton, useAddressQuery, useSearchShortcut } from './SearchButton';
import type { SearchOverlay, SearchOverlayProps } from './SearchDialog';

type Parts = Pick<SearchOverlayProps, 'engine' | 'render'> & { readonly Overlay: typeof SearchOverlay };

/** Loads dialog and engine when a reader shows intent; `load` says whether they are there. */
function useSearchParts() {
  const lang = useLang() as Lang;
  const { search } = useSite().site;
  const pageVersion = useVersion();
  const version = ((search && search.versioned) ?? true) ? pageVersion : '';
  const scope = useMemo((): SearchScope => ({ lang, version }), [lang, version]);
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    provideSections(async (text) => (await import('./loadEngine')).findSections(text, scope));
  }, [scope]);
  const load = useCallback(async () => {
    // First, because the field waits for it.
    const dialog = import('./SearchDialog');
    if (siteSettings.search.mode === 'local') searchWorker(indexUrl(scope));
    const prepare = async () => {
      const { loadEngine, siteHooks } = await import('./loadEngine');
      const engine = await loadEngine();
      // Preparing twice costs nothing; a failure shows in the dialog, once something is searched.
      engine.prepare(scope).catch(() => undefined);
      return { engine, render: siteHooks.render };
    };
    try {
      const [{ SearchOverlay: Overlay }, prepared] = await Promise.all([dialog, prepare()]);
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

function SiteSearch() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { scope, load, overlay } = useSearchParts();
  const button = useRef<HTMLButtonElement>(null);

  const onIntent = useCallback(() => void load(), [load]);
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(
    (text: string) => {
      setQuery(text);
      setOpen(true);
      void load().then((loaded) => {
        if (!loaded) tellLoadFailure();
      });
    },
    [load],
  );
  const toggle = useCallback(() => {
    if (open) return close();
    // Focus comes back to what has it now; nothing has it after a press on the page, so it is the button's.
    if (document.activeElement?.matches('body')) button.current?.focus({ preventScroll: true });
    return show('');
  }, [open, close, show]);
  useSearchShortcut(toggle, onIntent);
  useAddressQuery(show);

  useEffect(() => {
    const address = siteSettings.search?.mode === 'remote' ? undefined : indexUrl(scope);
    if (!address) return undefined;
    return onIdle(() => {
      prefetchFile(address);
      prefetchFile(String(workerUrl()));
    });
  }, [scope]);

  return (
    <>
      <SearchButton ref={button} onOpen={() => show('')} onIntent={onIntent} />
      {overlay({ open, initialText: query, onClose: close })}
    </>
  );
}

/** Search by DocSearch, loaded on intent, with the site's own search behind it for when it fails. */
function ProviderSearch({ settings }: { readonly settings: Extract<SearchSettings, { mode: 'provider' }> }) {
  const lang = useLang() as Lang;
  const { load: loadParts, overlay } = useSearchParts();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ProviderDialogProps>>();
  const [search, setSearch] = useState<{ readonly query: string; readonly local?: boolean }>();
  const isOpen = search !== undefined && !search.local;

  const close = useCallback(() => setSearch(undefined), []);
  const searchLocally = useCallback(
    (query?: string) => {
      void loadParts();
      setSearch((now) => ({ query: query ?? now?.query ?? '', local: true }));
    },
    [loadParts],
  );
  const load = useCallback(async () => {
    if (typeof __SEARCH_MODE__ !== 'undefined' && __SEARCH_MODE__ === 'provider') {
      const { ProviderDialog } = await import('./provider/ProviderDialog');
      setDialog(() => ProviderDialog);
    }
  }, []);
  const show = useCallback(
    (query: string) => {
      setSearch({ query });
      load().catch(() => searchLocally());
    },
    [load, searchLocally],
  );
  useAddressQuery(show);

  useLayoutEffect(() => {
    const opener = button.current;
    return isOpen ? () => opener?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.isComposing) return;
      // DocSearch takes Escape from the browser, which would close the dialog.
      if (key === 'Escape' && isOpen) return close();
      const hasModifier = ctrlKey || metaKey || altKey;
      // What is typed before the field is there is its beginning. The page is asked, since it may be drawn by this very key.
      const isWaiting = isOpen && !document.querySelector('dialog[open]');
      if (isWaiting && !hasModifier && [...key].length === 1) {
        event.preventDefault();
        return setSearch((now) => now && { query: now.query + key });
      }
      const isOnButton = document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(key);
      const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const opens = !search && !hasModifier && !typingTarget(target) && (key === '/' || isOnButton);
      if (event.defaultPrevented || !(isShortcut || opens)) return;
      // Otherwise the character is typed once more, into the field that has just got focus.
      event.preventDefault();
      if (isShortcut && search) close();
      else show(isOnButton && !isShortcut ? key : '');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search, isOpen, close, show]);

  function onFault(): void {
    // DocSearch throws on a stored entry that is broken, and would do it again the next time.
    for (const key of docSearchKeys(storedIndex(settings.indexName, lang)))
      storageSlot({ key, parse: String, print: String, fallback: '' }).clear();
    searchLocally();
  }

  return (
    <>
      <SearchButton
        ref={button}
        onOpen={() => !search && show('')}
        onIntent={() => void load().catch(() => undefined)}
      />
      {isOpen && Dialog && (
        <PartBoundary onFault={onFault}>
          {/* DocSearch keeps the name of its index from the first time on; the page may still be on its way to another language. */}
          <Dialog
            key={lang}
            settings={settings}
            initialQuery={search.query.slice(0, LIMITS.providerQueryLength)}
            onClose={close}
            onSearchLocally={searchLocally}
          />
        </PartBoundary>
      )}
      {overlay({ open: search?.local === true, initialText: search?.query ?? '', onClose: close })}
    </>
  );
}

/** The search button, in the static HTML; the dialog is loaded on intent, the index and the script of its worker when idle. */
export function Search() {
  const { site } = useSite();
  if (site.themeConfig.search === false) return null;
  const { search } = siteSettings;
  if (
    typeof __SEARCH_MODE__ !== 'undefined' &&
    __SEARCH_MODE__ === 'provider' &&
    search.mode === 'provider'
  ) {
    return <ProviderSearch settings={search} />;
  }
  return <SiteSearch />;
}
