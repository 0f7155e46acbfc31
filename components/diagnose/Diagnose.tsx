import { useId, useState } from 'react';
import { tellLoadFailure } from '../../lib/dom/tellLoadFailure';
import { useText } from '../../lib/hooks/useText';
import { DIAGNOSE_WORDS as WORDS } from '../../site/words/diagnose';
import styles from './Diagnose.module.css';
import { useAnswerParts } from './useAnswerParts';
import type { Diagnosis } from './types';

/**
 * Finds the rule behind a code, a line of the terminal or the report, or report JSON, and links to its page. Everything
 * happens in the browser; there is no form, so nothing can be sent even before the scripts run (S5-11).
 */
export default function Diagnose() {
  const say = useText();
  const id = useId();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Diagnosis>();
  const [reading, setReading] = useState(false);
  const [parts, load] = useAnswerParts();
  const prepare = () => void load();
  const loadOrTell = async () => {
    const loaded = await load();
    if (!loaded) tellLoadFailure();
    return loaded;
  };

  const onFile = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const loaded = await loadOrTell();
    const content = await loaded?.readText(file);
    setReading(false);
    if (loaded && content) setResult(typeof content === 'string' ? loaded.diagnose(content) : content);
  };
  const onSubmit = async () => setResult((await loadOrTell())?.diagnose(text));

  if (import.meta.env.SSG_MD) return null;
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
        rows={4}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={prepare}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <button type="button" className={styles.submit} onFocus={prepare} onClick={() => void onSubmit()}>
          {say(WORDS.submit)}
        </button>
        <span className={styles.file}>
          <input
            id={`${id}-file`}
            className={styles.picker}
            type="file"
            onFocus={prepare}
            accept=".json,.txt,.log,application/json,text/plain"
            onChange={({ target }) => {
              void onFile(target.files?.[0]);
              target.value = '';
            }}
          />
          <label htmlFor={`${id}-file`} className={styles.open}>
            {say(WORDS.file)}
          </label>
        </span>
      </div>
      <div role="status" className={styles.answer}>
        {reading && <p>{say(WORDS.reading)}</p>}
        {!reading && result && parts && <parts.DiagnosisView result={result} />}
      </div>
    </div>
  );
}
