import { useCopy } from '../../lib/hooks';
import { useText } from '../../lib/words';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import styles from './DataTable.module.css';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  readonly label: string;
  /** What the text is about, where several buttons have the same label; for screen readers. */
  readonly of?: string;
  /** Gives the text when it is asked for. */
  readonly text: () => string | Promise<string>;
}

/** Copies a text; says for 2 seconds how it went. */
export function CopyButton({ label, of, text }: CopyButtonProps) {
  const say = useText();
  const [outcome, copy] = useCopy();
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={buttonStyles.button}
        aria-label={of && `${label}: ${of}`}
        onClick={() => void copy(text())}
      >
        {label}
      </button>
      <span role="status">{outcome ? say(outcome === 'copied' ? WORDS.copied : WORDS.copyFailed) : ''}</span>
    </span>
  );
}
