import { DocSearchModal } from '@docsearch/react';
import { useLang, withBase } from '@rspress/core/runtime';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageBody } from '../../../lib/dom/pageBody';
import { useFocusTrap } from '../../../lib/hooks/useFocusTrap';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { useText } from '../../../lib/hooks/useText';
import { wellFormed } from '../../../lib/text/wellFormed';
import { BREAKPOINTS } from '../../../site/breakpoints';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import type { SearchSettings } from '../../../site/searchSettings';
import { storedIndex } from '../../../site/storageKeys';
import { DOC_SEARCH_WORDS } from '../../../site/words/docSearch';
import './docsearch.css';
import './docsearchRows.css';
import { HitLink } from './HitLink';
import { hardenClient, type SearchOutcome } from './hardenClient';
import { modalTranslations } from './modalTranslations';
import { SearchStatus } from './SearchStatus';
import { tidyStorage } from './tidyStorage';
import { useAskAgain } from './useAskAgain';
import { useHitNavigator } from './useHitNavigator';

const MOBILE = `(width <= ${BREAKPOINTS.mobile}px)`;

/** What the dialog needs to know. */
export interface ProviderDialogProps {
  readonly settings: Extract<SearchSettings, { mode: 'provider' }>;
  /** What is in the field when it opens; the selected text takes its place when it is empty. */
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Called with the query when a reader prefers the site's own index. */
  readonly onSearchLocally: (query: string) => void;
}

/** DocSearch 3.9.0 in a dialog that keeps focus, is read out, and shows when the service fails. */
export function ProviderDialog({ settings, initialQuery, onClose, onSearchLocally }: ProviderDialogProps) {
  const lang = useLang() as Lang;
  const text = useText();
  const isMobile = useMediaQuery(MOBILE);
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const navigator = useHitNavigator();
  const [scrollY] = useState(() => window.scrollY);
  const { appId, apiKey, indexName, hosts, missingResultsUrl, insights, personalization } = settings;
  const storedAs = storedIndex(indexName, lang);
  // Before the first render of DocSearch, which reads its entries then and throws on broken ones.
  useState(() => tidyStorage(storedAs, withBase('/')));
  // And after the last: DocSearch saves a hit together with its parent, marks and all.
  useEffect(() => () => tidyStorage(storedAs, withBase('/')), [storedAs]);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useFocusTrap(true, dialog);
  useAskAgain(outcome !== undefined && 'failure' in outcome, dialog);
  useEffect(() => {
    // DocSearch takes Escape from the browser, so the dialog is not asked to close.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  // DocSearch makes a new client and forgets what is typed whenever one of these changes, so they stay the same.
  const stable = useMemo(
    () => ({
      storedAs,
      searchParameters: { facetFilters: [`lang:${lang}`] },
      transformSearchClient: (client: Parameters<typeof hardenClient>[0]) =>
        hardenClient(client, {
          hosts,
          base: withBase('/'),
          onOutcome: setOutcome,
        }),
      translations: modalTranslations(lang, onSearchLocally),
      getMissingResultsUrl: missingResultsUrl
        ? ({ query }: { query: string }) =>
            missingResultsUrl.replace('{query}', () => encodeURIComponent(wellFormed(query)))
        : undefined,
    }),
    [lang, storedAs, hosts, missingResultsUrl, onSearchLocally],
  );

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch-Dialog"
      aria-label={text(DOC_SEARCH_WORDS['docSearch.dialogLabel'])}
      onKeyDownCapture={(event) => {
        // Keys belong to the input method while it composes; 229 is how Safari says so for the key that ends it.
        if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DocSearchModal
        {...stable}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={text(DOC_SEARCH_WORDS['docSearch.dialogLabel'])}
        initialScrollY={scrollY}
        initialQuery={initialQuery}
        maxResultsPerGroup={isMobile ? LIMITS.providerGroupHitsMobile : LIMITS.providerGroupHits}
        hitComponent={HitLink as never}
        navigator={navigator}
        disableUserPersonalization={!personalization}
        insights={insights}
        onClose={onClose}
      />
      <SearchStatus outcome={outcome} />
    </dialog>,
    pageBody(),
  );
}
