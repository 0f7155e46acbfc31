import { IconArrowRight } from '@rspress/core/theme-original';
import type { ReactNode, RefObject } from 'react';
import { Sign } from '../../components/ui/Sign';
import { useT } from '../../lib/words';
import { ScrollToTop } from './ScrollToTop';
import styles from './MenuBar.module.css';

/** Props of `MenuBar`. */
export interface MenuBarProps {
  /** Opens the sidebar where it is a drawer; left out on pages without one. */
  readonly onSidebar?: () => void;
  /** Called when a pointer or the keyboard comes near its button. */
  readonly onSidebarIntent: () => void;
  /** Where in the sidebar the page stands; shown beside the sidebar, in place of its button. */
  readonly trail?: ReactNode;
  /** The popup with the outline; left out on pages without one. */
  readonly outline?: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
  readonly outlineButton: RefObject<HTMLButtonElement | null>;
}

/** The bar below the navigation where not everything fits side by side: the ways to sidebar, outline and back to the top. */
export function MenuBar({ onSidebar, onSidebarIntent, trail, outline, outlineButton }: MenuBarProps) {
  const t = useT();
  return (
    <div className={styles.bar} data-menu-bar="">
      {onSidebar && (
        <button
          type="button"
          className={styles.menu}
          data-part="sidebar"
          aria-haspopup="dialog"
          onPointerEnter={onSidebarIntent}
          onFocus={onSidebarIntent}
          onClick={onSidebar}
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
      {outline && (
        <button
          ref={outlineButton}
          type="button"
          className={styles.outline}
          data-part="outline"
          aria-expanded={outline.open}
          aria-controls={outline.id}
          onClick={outline.onToggle}
        >
          {t('outlineTitle')}
          <Sign icon={IconArrowRight} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
