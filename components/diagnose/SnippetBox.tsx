import { useState } from 'react';
import { copyText } from '../../lib/dom/copyText';
import { useFlash } from '../../lib/hooks/useFlash';
import { useText } from '../../lib/hooks/useText';
import * as LIMITS from '../../site/limits';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import styles from './Diagnosis.module.css';

/** Lines to copy; shows and says for 2 seconds how it went. */
export function SnippetBox({ code }: { readonly code: string }) {
  const say = useText();
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  const copy = async () => {
    setWorked(await copyText(code));
    start();
  };
  return (
    <div className={styles.snippet}>
      <pre translate="no">
        <code>{code}</code>
      </pre>
      <div className={styles.copyRow}>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {say(WORDS.copy)}
        </button>
        <span role="status" className={styles.copied}>
          {isFresh ? say(worked ? WORDS.copied : WORDS.copyFailed) : ''}
        </span>
      </div>
    </div>
  );
}
