import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onIdle, prefetchFile } from '../../lib/browser';
import { tellLoadFailure } from '../../lib/loading';
import { siteSettings } from '../../lib/siteSettings';
import { indexAddress } from './indexAddress';
import { ProviderSearch } from './provider/ProviderSearch';
import { SearchButton, useAddressQuery, useSearchShortcut } from './SearchButton';
import { useSearchParts } from './useSearchParts';

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
    const address = siteSettings.search?.mode === 'remote' ? undefined : indexAddress(scope);
    return address ? onIdle(() => prefetchFile(address)) : undefined;
  }, [scope]);

  return (
    <>
      <SearchButton ref={button} onOpen={() => show('')} onIntent={onIntent} />
      {overlay({ open, initialText: query, onClose: close })}
    </>
  );
}

/** The search button, in the static HTML; dialog and engine are loaded on intent, the index when idle. */
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
