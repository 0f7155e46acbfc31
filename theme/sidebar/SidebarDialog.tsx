import { IconClose, SvgWrapper } from '@rspress/core/theme-original';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { scrollLock, useFocusTrap } from '../../lib/modal';
import { useT, useText } from '../../lib/words';
import { MENU_WORDS } from '../../site/words/menu';
import styles from './SidebarDialog.module.css';

/** Props of `SidebarDialog`. */
export interface SidebarDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What `SidebarDrawer` opens: a modal dialog that holds focus and scrolling while it is open, and gives both back. */
export function SidebarDialog({ open, onClose, children }: SidebarDialogProps) {
  const t = useT();
  const say = useText();
  const ref = useRef<HTMLDialogElement>(null);
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
            {say(MENU_WORDS.sidebarClose)}
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
