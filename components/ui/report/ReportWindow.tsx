import { useId, useRef, type ReactNode } from 'react';
import { useModal } from '../../../lib/modal';
import { useText } from '../../../lib/words';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import styles from './ReportWindow.module.css';

/** Props of `ReportWindow`. */
export interface ReportWindowProps {
  readonly title: string;
  /** Buttons and links beside the title. */
  readonly links: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the whole window around a report; the page below stays where it is. */
export function ReportWindow({ title, links, onClose, children }: ReportWindowProps) {
  const say = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const modal = useModal({ dialog, panel: dialog, field: closer, onClose });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} {...modal}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.links}>{links}</div>
        <button ref={closer} type="button" className={styles.close} onClick={onClose}>
          {say(WORDS.close)}
        </button>
      </div>
      {children}
    </dialog>
  );
}
