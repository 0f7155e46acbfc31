import { useCopy } from '../../lib/hooks/useCopy';
import { useText } from '../../lib/hooks/useText';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import styles from './Diagnosis.module.css';
import type { Snippet } from './snippetsFor';

/** Lines to copy; shows and says for 2 seconds how it went. */
export function SnippetBox({ code, bundler }: Snippet) {
  const say = useText();
  const [outcome, copy] = useCopy();
  return (
    <div className={styles.snippet}>
      {bundler && (
        <span className={styles.label} translate="no">
          {bundler}
        </span>
      )}
      <pre translate="no">
        <code>{code}</code>
      </pre>
      <div className={styles.copyRow}>
        <button type="button" className={styles.copy} onClick={() => void copy(code)}>
          {say(WORDS.copy)}
        </button>
        <span role="status" className={styles.copied}>
          {outcome ? say(outcome === 'copied' ? WORDS.copied : WORDS.copyFailed) : ''}
        </span>
      </div>
    </div>
  );
}
