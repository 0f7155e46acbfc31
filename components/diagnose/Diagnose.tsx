import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useText } from '../../lib/words';
import { DIAGNOSE_EXPORT, DIAGNOSE_WORDS as WORDS } from '../../site/words/diagnose';
import buttonStyles from '../ui/Button.module.css';
import styles from './Diagnose.module.css';
import { SAMPLES } from './samples';
import { takeHandedText } from './handText';
import { useDiagnosis } from './useDiagnosis';

/** Whether a change came in one piece, from the clipboard or by dropping, and not by typing. */
const isWhole = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && /^insertFrom/.test(String(nativeEvent.inputType));

/**
 * Says what a code, lines of the terminal or of the report, or a report mean, and what to do first. Everything happens in
 * the browser; there is no form, so nothing can be sent even before the scripts run.
 */
export default function Diagnose() {
  const say = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { parts, result, reading, prepare, read } = useDiagnosis();

  useEffect(
    () =>
      takeHandedText((handed) => {
        setText(handed);
        void read(handed);
        field.current?.focus();
      }),
    [read],
  );

  if (import.meta.env.SSG_MD) return `\n${say(DIAGNOSE_EXPORT)}\n\n`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read(text);
  };
  const fill = (sample: string) => {
    setText(sample);
    void read(sample);
  };
  const answer = !reading && parts ? result : undefined;
  return (
    <div className={styles.box}>
      <label htmlFor={`${id}-text`} className={styles.label}>
        {say(WORDS.label)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {say(WORDS.hint)}
      </p>
      <textarea
        ref={field}
        id={`${id}-text`}
        aria-describedby={`${id}-hint`}
        className={styles.text}
        rows={4}
        placeholder={`${SAMPLES.finding}\n${SAMPLES.warning}`}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          if (isWhole(event)) void read(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onFocus={prepare}
          onClick={() => void read(text)}
        >
          {say(WORDS.submit)}
        </button>
        <span className={styles.file}>
          <input
            id={`${id}-file`}
            className={styles.picker}
            type="file"
            onFocus={prepare}
            accept=".json,.html,.txt,.log,.zip,.gz"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void read(file);
              target.value = '';
            }}
          />
          <label htmlFor={`${id}-file`} className={buttonStyles.button}>
            {say(WORDS.file)}
          </label>
        </span>
      </div>
      <div className={styles.samples}>
        <span>{say(WORDS.try)}</span>
        {(['finding', 'trace', 'warning'] as const).map((kind) => (
          <button key={kind} type="button" className={styles.sample} onClick={() => fill(SAMPLES[kind])}>
            {say(WORDS[kind])}
          </button>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {reading && <p>{say(WORDS.reading)}</p>}
        {answer && parts && <p>{parts.explanation(answer, say)}</p>}
      </div>
      {answer && parts && <parts.DiagnosisView result={answer} />}
    </div>
  );
}
