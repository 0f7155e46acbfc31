import { useLang } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { PartBoundary } from '../../../components/ui/PartBoundary';
import { storageSlot } from '../../../lib/storage';
import { typingTarget } from '../../../lib/focus';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import type { SearchSettings } from '../../../site/searchSettings';
import { docSearchKeys, storedIndex } from '../../../site/storageKeys';
import { SearchButton, useAddressQuery } from '../SearchButton';
import { useSearchParts } from '../useSearchParts';
import type { ProviderDialogProps } from './ProviderDialog';

/** Search by DocSearch, loaded on intent, with the site's own search behind it for when it fails. */
export function ProviderSearch({
  settings,
}: {
  readonly settings: Extract<SearchSettings, { mode: 'provider' }>;
}) {
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
      const { ProviderDialog } = await import('./ProviderDialog');
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
          <Dialog
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
