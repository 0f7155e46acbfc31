import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '../../lib/hooks/useDismiss';
import { MAIN_ID } from '../../site/pageMarks';
import type { DocParts } from './docParts';
import styles from './DocPage.module.css';
import { MenuBar } from './MenuBar';
import { useMainThere } from './useMainThere';

/** Props of `DocPage`: which parts there are, and what stands in them. */
export interface DocPageProps {
  readonly parts: DocParts;
  readonly sidebar: ReactNode;
  /** The sidebar on phones. */
  readonly drawer: (open: boolean, onClose: () => void) => ReactNode;
  /** Called when the drawer may be opened soon. */
  readonly onDrawerIntent: () => void;
  /** Where in the sidebar the page stands: in the menu bar beside the sidebar, elsewhere above the text. */
  readonly trail: ReactNode;
  readonly outline: ReactNode;
  /** Whether the outline has entries; without them nothing opens it. */
  readonly hasOutline: boolean;
  readonly children: ReactNode;
}

/**
 * Sidebar, text and outline of a doc page. Side by side where they fit; elsewhere the sidebar is a drawer and the outline
 * a popup, both opened from the menu bar. The outline stands in front of the text, as it is read.
 */
export function DocPage(props: DocPageProps) {
  const { parts, sidebar, drawer, onDrawerIntent, trail, outline, hasOutline, children } = props;
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
  useMainThere(main, pathname);
  const closeSidebar = useCallback(() => setSidebarOpen(false), []);
  const onDismiss = useCallback((reason: 'escape' | 'outside') => {
    setOutlineAt(undefined);
    if (reason === 'escape') button.current?.focus();
  }, []);
  useDismiss(outlineOpen, outlineRef, onDismiss);
  useEffect(() => {
    const popup = outlineRef.current;
    // Also the link to the heading where the reader is, which changes no address.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setOutlineAt(undefined);
    };
    // The popup must not lie on what the keyboard has moved on to.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !popup?.contains(relatedTarget)) setOutlineAt(undefined);
    };
    popup?.addEventListener('click', onClick);
    popup?.addEventListener('focusout', onFocusOut);
    return () => {
      popup?.removeEventListener('click', onClick);
      popup?.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return (
    <div className={styles.layout} data-wide={parts.wide}>
      {parts.sidebar && (
        <div className={styles.sidebar} data-part="sidebar">
          {sidebar}
        </div>
      )}
      {parts.sidebar && drawer(sidebarOpen, closeSidebar)}
      <div className={styles.page}>
        <div ref={outlineRef} className={styles.tools}>
          {(parts.sidebar || parts.outline) && (
            <MenuBar
              onSidebar={parts.sidebar ? () => setSidebarOpen(true) : undefined}
              onSidebarIntent={onDrawerIntent}
              trail={parts.sidebar && trail}
              outlineButton={button}
              outline={
                parts.outline && hasOutline
                  ? {
                      id: outlineId,
                      open: outlineOpen,
                      onToggle: () => setOutlineAt(outlineOpen ? undefined : address),
                    }
                  : undefined
              }
            />
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
