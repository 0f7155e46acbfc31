import { useLocation } from '@rspress/core/runtime';
import { IconClose, SvgWrapper } from '@rspress/core/theme-original';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { scrollLock } from '../../lib/dom/scrollLock';
import { useFocusTrap } from '../../lib/hooks/useFocusTrap';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { useT } from '../../lib/hooks/useT';
import { BREAKPOINTS } from '../../site/breakpoints';
import styles from './SidebarDrawer.module.css';

/** Props of `SidebarDrawer`. */
export interface SidebarDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The sidebar on phones: a modal dialog that holds focus and scrolling while it is open and gives both back however it
 * closes: by its button, Escape, a press beside it, a navigation, or a window that became wide enough for the sidebar
 * itself (S4-10, S4-11).
 */
export function SidebarDrawer({ open, onClose, children }: SidebarDrawerProps) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname, hash } = useLocation();
  const wide = useMediaQuery(`(width >= ${BREAKPOINTS.mobile}px)`);
  useFocusTrap(open, ref);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const unlock = scrollLock(dialog);
    return () => {
      unlock();
      dialog.close();
    };
  }, [open]);
  useEffect(() => onClose(), [pathname, hash, wide, onClose]);
  const onClick = (event: MouseEvent) => {
    const beside = event.target === ref.current;
    const link = event.target instanceof Element && event.target.closest('a[aria-current]');
    if (beside || link) onClose();
  };
  return (
    // Escape is the dialog's own; a press beside it is only the pointer's shortcut for the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={t('sidebarName')}
      onClose={onClose}
      onClick={onClick}
    >
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={onClose}>
            <SvgWrapper icon={IconClose} aria-hidden="true" />
            {t('sidebarClose')}
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
