import { useLocation } from '@rspress/core/runtime';
import { IconArrowRight } from '@rspress/core/theme-original';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Sign } from '../../components/ui/Sign';
import { loadPage, isInitialPage } from '../../lib/loading';
import { useDismiss } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { MAIN_ID } from '../../site/pageMarks';
import styles from './DocPage.module.css';
import { ScrollToTop } from './ScrollToTop';

interface DocParts {
  readonly sidebar: boolean;
  readonly outline: boolean;
  readonly footer: boolean;
  readonly overview: boolean;
  readonly wide: boolean;
}

/** Everything is there unless the frontmatter says no; an overview page has no outline and footer. */
export function docParts(frontmatter: Readonly<Record<string, unknown>>, pageType: string): DocParts {
  const { sidebar = true, outline = true, footer = true, overview = false } = frontmatter;
  return {
    sidebar: sidebar === true,
    outline: outline !== false && overview !== true,
    footer: footer !== false && overview !== true,
    overview: overview === true,
    wide: pageType === 'doc-wide' || overview === true,
  };
}

export interface DocPageProps {
  readonly parts: DocParts;
  readonly sidebar: ReactNode;
  readonly drawer: (open: boolean, onClose: () => void) => ReactNode;
  readonly onDrawerIntent: () => void;
  /** In the menu bar beside the sidebar, elsewhere above the text. */
  readonly trail: ReactNode;
  readonly outline: ReactNode;
  readonly hasOutline: boolean;
  readonly children: ReactNode;
}

/** Sidebar, text and outline of a doc page; where they do not fit side by side, a drawer and a popup. */
export function DocPage(props: DocPageProps) {
  const { parts, sidebar, drawer, onDrawerIntent, trail, outline, hasOutline, children } = props;
  const t = useT();
  const { pathname, hash } = useLocation();
  const [sidebarOpen, setSidebarOpen] = useState(false);
  // Opened for one address: a link that leads on closes it.
  const [outlineAt, setOutlineAt] = useState<string>();
  const address = `${pathname}${hash}`;
  const outlineOpen = outlineAt === address;
  const outlineId = useId();
  const outlineRef = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Something has taken the main part out of the page, as extensions do: React draws on where nobody sees it.
    if (!isInitialPage() && !main.current?.isConnected) void loadPage(window.location.href);
  }, [pathname]);
  const closeSidebar = useCallback(() => setSidebarOpen(false), []);
  const onDismiss = useCallback((reason: 'escape' | 'outside') => {
    setOutlineAt(undefined);
    if (reason === 'escape') button.current?.focus();
  }, []);
  useDismiss(outlineOpen, outlineRef, onDismiss);
  // Also the link to the heading where the reader is, which changes no address.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOutlineAt(undefined);
  };
  // The popup must not lie on what the keyboard has moved on to.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOutlineAt(undefined);
  };
  return (
    <div className={styles.layout} data-wide={parts.wide}>
      {parts.sidebar && (
        <div className={styles.sidebar} data-part="sidebar">
          {sidebar}
        </div>
      )}
      {parts.sidebar && drawer(sidebarOpen, closeSidebar)}
      <div className={styles.page}>
        {/* What is pressed are the links and buttons in it. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={outlineRef} className={styles.tools} onClick={onClick} onBlur={onBlur}>
          {(parts.sidebar || parts.outline) && (
            <div className={styles.bar} data-menu-bar="">
              {parts.sidebar && (
                <button
                  type="button"
                  className={styles.sidebarButton}
                  data-part="sidebar"
                  aria-haspopup="dialog"
                  onPointerEnter={onDrawerIntent}
                  onFocus={onDrawerIntent}
                  onClick={() => setSidebarOpen(true)}
                >
                  {/* A page with a list beside it: three lines are the sign of the bar's own menu. */}
                  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                    <path d="M2 4h20v16H2zm8 2v12h10V6z" />
                  </svg>
                  {t('sidebarOpen')}
                </button>
              )}
              {parts.sidebar && trail}
              <ScrollToTop />
              {parts.outline && hasOutline && (
                <button
                  ref={button}
                  type="button"
                  className={styles.outlineButton}
                  data-part="outline"
                  aria-expanded={outlineOpen}
                  aria-controls={outlineId}
                  onClick={() => setOutlineAt(outlineOpen ? undefined : address)}
                >
                  {t('outlineTitle')}
                  <Sign icon={IconArrowRight} aria-hidden="true" />
                </button>
              )}
            </div>
          )}
          {parts.outline && (
            <div className={styles.outline} data-part="outline">
              <div id={outlineId} className={styles.popup} data-open={outlineOpen}>
                {outline}
              </div>
            </div>
          )}
        </div>
        <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {parts.sidebar && !parts.overview && trail}
          {children}
        </main>
      </div>
    </div>
  );
}
