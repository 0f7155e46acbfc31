import { IconClose, SvgWrapper } from '@rspress/core/theme-original';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useModal } from '../../lib/modal';
import { useT } from '../../lib/words';
import { MENU_WORDS } from '../../site/words/late';
import styles from './SidebarDialog.module.css';

export interface SidebarDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What `SidebarDrawer` opens; it exists only while it is open. */
export function SidebarDialog({ onClose, children }: SidebarDialogProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const modal = useModal({ dialog, panel: dialog, field: closer, onClose });
  const onClick = (event: MouseEvent) => {
    const beside = event.target === dialog.current;
    const link = event.target instanceof Element && event.target.closest('a[aria-current]');
    if (beside || link) onClose();
  };
  return (
    // Escape is the dialog's own; a press beside it is only the pointer's shortcut for the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.drawer} aria-label={t('sidebarName')} onClick={onClick} {...modal}>
      <div className={styles.content}>
        <button ref={closer} type="button" className={styles.close} onClick={onClose}>
          <SvgWrapper icon={IconClose} aria-hidden="true" />
          {t(MENU_WORDS.sidebarClose)}
        </button>
        {children}
      </div>
    </dialog>
  );
}
