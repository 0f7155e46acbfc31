import {
  useId,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import buttonStyles from './Button.module.css';
import styles from './PasteBox.module.css';

interface PasteBoxProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says. */
  readonly submit: string;
  readonly rows: number;
  readonly value: string;
  readonly placeholder?: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onFocus: (event: FocusEvent<HTMLButtonElement | HTMLTextAreaElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onSubmit: () => void;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  /** Stands below the buttons. */
  readonly samples?: ReactNode;
  /** What is said of the text, announced to screen readers. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/**
 * A box for text that a reader pastes, and what is said of it. There is no form, so nothing can be sent, even before the
 * scripts run.
 */
export function PasteBox(props: PasteBoxProps) {
  const { label, hint, submit, field, onFocus, onChange, onSubmit, beside, samples, status, children } =
    props;
  const { rows, value, placeholder } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.box}>
      <label htmlFor={`${id}-text`} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea
        ref={field}
        id={`${id}-text`}
        aria-describedby={`${id}-hint`}
        className={styles.text}
        rows={rows}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={onChange}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onFocus={onFocus}
          onClick={onSubmit}
        >
          {submit}
        </button>
        {beside}
      </div>
      {samples}
      <div role="status" className={styles.answer}>
        {status}
      </div>
      {children}
    </div>
  );
}
