import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useText } from '../../lib/words';
import { OPTIONS_CHECK_WORDS as WORDS } from '../../site/words/optionsCheck';
import buttonStyles from '../ui/Button.module.css';
import { checkOptions } from './checkOptions';
import styles from './OptionsCheckBox.module.css';
import { VerdictLine, VerdictView } from './VerdictView';

/** Stands in the field until something is pasted: an old name, and a key in the wrong place. */
const SAMPLE = `{
  mode: 'brief',
  reportDir: './report',
  features: ['bundle', 'loader'],
}`;

/**
 * The box for options that a reader pastes. The text is parsed in the browser and never run; there is no form, so nothing
 * can be sent.
 */
export function OptionsCheckBox() {
  const say = useText();
  const id = useId();
  const [text, setText] = useState(SAMPLE);
  const [asked, setAsked] = useState<string>();
  const verdict = useMemo(() => (asked === undefined ? undefined : checkOptions(asked)), [asked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setAsked(text);
  };
  return (
    <div className={styles.box}>
      <label htmlFor={`${id}-text`} className={styles.label}>
        {say(WORDS.label)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {say(WORDS.hint)}
      </p>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint`}
        className={styles.text}
        rows={7}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          if (text === SAMPLE) target.select();
        }}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.submit}`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => setAsked(text)}
      >
        {say(WORDS.submit)}
      </button>
      <div role="status" className={styles.answer}>
        {verdict && (
          <p>
            <VerdictLine verdict={verdict} />
          </p>
        )}
      </div>
      {verdict && <VerdictView verdict={verdict} />}
    </div>
  );
}
