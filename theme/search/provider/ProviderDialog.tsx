import { DocSearchModal } from '@docsearch/react';
import { removeBase, useLang } from '@rspress/core/runtime';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { isModified, pageBody } from '../../../lib/browser';
import { useFocusTrap } from '../../../lib/modal';
import { useT } from '../../../lib/words';
import { useVisit } from '../../../lib/address';
import { fillIn, wellFormed } from '../../../lib/text/strings';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import type { SearchSettings } from '../../../site/searchSettings';
import { storedIndex } from '../../../site/storageKeys';
import { DOC_SEARCH_CHINESE, DOC_SEARCH_WORDS } from '../../../site/words/docSearch';
import './docsearch.css';
import { inSiteLink } from './hits';
import { siteClient, type SearchOutcome } from './siteClient';

function useOpenHit(): (url: string) => void {
  const visit = useVisit();
  return useCallback(
    (url) => {
      const link = inSiteLink(url);
      if (link === undefined) return;
      const { pathname, search, hash } = new URL(link, window.location.origin);
      void visit(removeBase(pathname), `${search}${hash}`);
    },
    [visit],
  );
}

/** In a tab or window that cannot reach back. */
function openApart({ itemUrl }: { readonly itemUrl: string }): void {
  const link = inSiteLink(itemUrl);
  if (link) window.open(link, '_blank', 'noopener,noreferrer');
}

function HitLink({
  hit,
  children,
}: {
  readonly hit: { readonly url: string };
  readonly children: ReactNode;
}) {
  const openHit = useOpenHit();
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    openHit(hit.url);
  };
  return (
    <a href={inSiteLink(hit.url)} onClick={onClick}>
      {children}
    </a>
  );
}

/** Reads out what a search came to; DocSearch itself is silent. */
function Status({ outcome }: { readonly outcome: SearchOutcome | undefined }) {
  const t = useT();
  const { count } = outcome ?? {};
  const found = count === 0 ? 'docSearch.noResults' : 'docSearch.resultCount';
  const words = DOC_SEARCH_WORDS[count === undefined ? 'docSearch.errorTitle' : found];
  return (
    <p role="status" className="siteVisuallyHidden">
      {outcome && fillIn(t(words), { ...outcome })}
    </p>
  );
}

export interface ProviderDialogProps {
  readonly settings: Extract<SearchSettings, { mode: 'provider' }>;
  /** What is in the field when it opens; the selected text takes its place when it is empty. */
  readonly initialQuery: string;
  readonly onClose: () => void;
  readonly onSearchLocally: (query: string) => void;
}

/** DocSearch 3.9.0 in a dialog of the browser's own. */
export function ProviderDialog({ settings, initialQuery, onClose, onSearchLocally }: ProviderDialogProps) {
  const lang = useLang() as Lang;
  const t = useT();
  const isMobile = window.matchMedia(`(width <= ${LIMITS.BREAKPOINTS.mobile}px)`).matches;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = () => dialog.current?.querySelector('input');
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const openHit = useOpenHit();
  const { appId, apiKey, indexName, hosts, missingResultsUrl, insights, personalization } = settings;

  useLayoutEffect(() => {
    // DocSearch calls its box a button: what is in it would not be read out, and the dialog would give it the first focus.
    const box = dialog.current?.querySelector('.DocSearch-Container');
    for (const name of ['role', 'tabindex', 'aria-expanded']) box?.removeAttribute(name);
    dialog.current?.showModal();
  }, []);
  useFocusTrap(true, dialog);
  useEffect(() => {
    // DocSearch asks what its field holds whenever it takes focus.
    const askAgain = () => field()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  // DocSearch makes a new client and forgets what is typed whenever one of these changes, so they stay the same.
  const stable = useMemo(
    () => ({
      storedAs: storedIndex(indexName, lang),
      searchParameters: { facetFilters: [`lang:${lang}`] },
      transformSearchClient: (client: Parameters<typeof siteClient>[0]) =>
        siteClient(client, hosts, setOutcome),
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => openHit(itemUrl),
        navigateNewTab: openApart,
        navigateNewWindow: openApart,
      },
    }),
    [indexName, lang, hosts, openHit],
  );

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch-Dialog"
      aria-label={t('searchPlaceholderText')}
      onClose={onClose}
      onKeyDownCapture={(event) => {
        // Keys belong to the input method while it composes; 229 is how Safari says so for the key that ends it.
        if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
      }}
      onTransitionEnd={() => {
        // An entry that fades away takes the button with it that has focus.
        setTimeout(() => {
          if (document.activeElement === document.body) field()?.focus();
        });
      }}
    >
      <DocSearchModal
        {...stable}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={t('searchPlaceholderText')}
        translations={{
          ...(lang === 'zh' && DOC_SEARCH_CHINESE),
          errorScreen: {
            titleText: t(DOC_SEARCH_WORDS['docSearch.errorTitle']),
            // DocSearch draws this as the child of a paragraph, so it takes an element as well as a text.
            helpText: (
              <>
                <span>{t(DOC_SEARCH_WORDS['docSearch.errorHelp'])}</span>
                <button
                  type="button"
                  className="DocSearch-Local"
                  onClick={() => onSearchLocally(field()?.value ?? '')}
                >
                  {t(DOC_SEARCH_WORDS['docSearch.searchLocally'])}
                </button>
              </>
            ) as unknown as string,
          },
        }}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        maxResultsPerGroup={isMobile ? LIMITS.providerGroupHitsMobile : LIMITS.providerGroupHits}
        hitComponent={HitLink as never}
        {...(missingResultsUrl && {
          getMissingResultsUrl: ({ query }) =>
            missingResultsUrl.replace('{query}', () => encodeURIComponent(wellFormed(query))),
        })}
        disableUserPersonalization={!personalization}
        insights={insights}
        onClose={onClose}
      />
      <Status outcome={outcome} />
    </dialog>,
    pageBody(),
  );
}
