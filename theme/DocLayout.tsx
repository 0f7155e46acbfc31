import { useFrontmatter, useLocation, usePage } from '@rspress/core/runtime';
import { DocContent, IconArrowRight } from '@rspress/core/theme-original';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import { Sign } from '../components/ui/Sign';
import { useDismiss } from '../lib/hooks';
import { isInitialPage, loadAnew, loadPage } from '../lib/browser';
import { useT } from '../lib/words';
import { MAIN_ID, TEXT_OF_PAGE } from '../site/pageMarks';
import { DocFooter } from './doc/DocFooter';
import { Overview } from './doc/Overview';
import { ScrollToTop } from './doc/ScrollToTop';
import styles from './DocLayout.module.css';
import { Outline, outlineEntries } from './outline/Outline';
import { Sidebar, SidebarTrail } from './sidebar/Sidebar';
import { prepareDrawer, SidebarDrawer } from './sidebar/SidebarDrawer';

/** Everything is there unless the frontmatter says no; an overview page has no outline and footer. */
function docParts(frontmatter: Readonly<Record<string, unknown>>, pageType: string) {
  const { sidebar = true, outline = true, footer = true, overview = false } = frontmatter;
  return {
    sidebar: sidebar === true,
    outline: outline !== false && overview !== true,
    footer: footer !== false && overview !== true,
    overview: overview === true,
    wide: pageType === 'doc-wide' || overview === true,
  };
}

/** Sidebar, text and outline of a doc page; where they do not fit side by side, a drawer and a popup. */
export function DocLayout() {
  const t = useT();
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const { pathname, hash } = useLocation();
  const parts = docParts(frontmatter, page.pageType);
  const { overview } = parts;
  // The host reads the facts of the page again as soon as it is hydrated. Its text must not be drawn again with them.
  const content = useMemo(() => <DocContent components={undefined} isOverviewPage={overview} />, [overview]);
  // Stands in the page and in the drawer; neither is drawn again when the drawer or the outline opens.
  const sidebar = useMemo(
    () => (
      <PartBoundary keep='[data-part="sidebar"] > nav' address={page.routePath}>
        <Sidebar />
      </PartBoundary>
    ),
    [page.routePath],
  );
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
  if (import.meta.env.SSG_MD) return overview ? <Overview content={content} /> : content;
  const trail = parts.sidebar && <SidebarTrail />;
  return (
    <>
      <div className={styles.layout} data-wide={parts.wide}>
        {parts.sidebar && (
          <div className={styles.sidebar} data-part="sidebar">
            {sidebar}
          </div>
        )}
        {parts.sidebar && (
          <SidebarDrawer open={sidebarOpen} onClose={closeSidebar}>
            {sidebar}
          </SidebarDrawer>
        )}
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
                    onPointerEnter={prepareDrawer}
                    onFocus={prepareDrawer}
                    onClick={() => setSidebarOpen(true)}
                  >
                    {/* A page with a list beside it: three lines are the sign of the bar's own menu. */}
                    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                      <path d="M2 4h20v16H2zm8 2v12h10V6z" />
                    </svg>
                    {t('sidebarOpen')}
                  </button>
                )}
                {trail}
                <ScrollToTop />
                {parts.outline && outlineEntries(page.toc).length > 0 && (
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
                  <PartBoundary keep='[data-part="outline"] nav' address={page.routePath}>
                    <Outline />
                  </PartBoundary>
                </div>
              </div>
            )}
          </div>
          <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
            {!overview && trail}
            <PartBoundary keep={TEXT_OF_PAGE} address={page.routePath} onFault={loadAnew}>
              {overview ? (
                <Overview content={content} />
              ) : (
                <div className="rp-doc rspress-doc">{content}</div>
              )}
            </PartBoundary>
            <PartBoundary keep={`#${MAIN_ID} > footer`} address={page.routePath}>
              {parts.footer && <DocFooter />}
            </PartBoundary>
          </main>
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
