import { useState } from 'react';
import { copyText } from '../../lib/dom/copyText';
import { useFlash } from '../../lib/hooks/useFlash';
import { useText } from '../../lib/hooks/useText';
import * as LIMITS from '../../site/limits';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import styles from './ReportPanel.module.css';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  readonly label: string;
  /** Gives the text when it is asked for. */
  readonly text: () => string | Promise<string>;
}

/** Copies a text; says for 2 seconds how it went. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const say = useText();
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  const copy = async () => {
    setWorked(await copyText(text()));
    start();
  };
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{isFresh ? say(worked ? WORDS.copied : WORDS.copyFailed) : ''}</span>
    </span>
  );
}
