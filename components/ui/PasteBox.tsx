import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './Button';
import parts from './parts.module.css';
import styles from './PasteBox.module.css';

interface PasteBoxProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly onAsk: () => void;
  readonly beside?: ReactNode;
  readonly samples?: ReactNode;
  readonly status: ReactNode;
}

/** A box for pasted text, and what is said of it. Without a form nothing can be sent, even before the scripts run. */
export function PasteBox(props: PasteBoxProps) {
  const { label, hint, submit, onAsk, beside, samples, status, children, ...field } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onAsk();
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
        {...field}
        id={`${id}-text`}
        aria-describedby={`${id}-hint`}
        className={styles.text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
      />
      <div className={parts.row}>
        <Button look="primary" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={onAsk}>
          {submit}
        </Button>
        {beside}
      </div>
      {samples && <div className={styles.samples}>{samples}</div>}
      <div role="status" className={styles.answer}>
        {status}
      </div>
      {children}
    </div>
  );
}
