import { useState, useId, useRef, type ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/hooks';
import { useModal } from '../../../lib/modal';
import { useT } from '../../../lib/words';
import { REPORT_WIDTH } from '../../../site/reportInterface';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import { Button } from '../Button';
import styles from './ReportWindow.module.css';

/** Below this width the report is scaled down to fit. */
const SCALED = `(width < ${REPORT_WIDTH}px)`;

/** Lets readers of narrow windows choose between the whole report, scaled down, and its actual size. */
export function useActualSize() {
  const say = useT();
  const isNarrow = useMediaQuery(SCALED);
  const [wantsActual, setWantsActual] = useState(false);
  const isActual = isNarrow && wantsActual;
  const actualSwitch = isNarrow ? (
    <Button look="link" aria-pressed={isActual} onClick={() => setWantsActual(!isActual)}>
      {say(WORDS.actual)}
    </Button>
  ) : undefined;
  return { isActual, actualSwitch };
}

interface ReportWindowProps {
  readonly title: string;
  readonly links: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the whole window around a report; the page below stays where it is. */
export function ReportWindow({ title, links, onClose, children }: ReportWindowProps) {
  const say = useT();
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
        <Button ref={closer} onClick={onClose}>
          {say(WORDS.close)}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
