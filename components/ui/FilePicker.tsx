import { useId, type ComponentProps } from 'react';
import styles from './Button.module.css';

interface FilePickerProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onFiles: (files: FileList) => void;
}

/** Chooses files. The browser words its file button in its own language; the label is the button that is seen. */
export function FilePicker({ label, isPrimary, onFiles, ...input }: FilePickerProps) {
  const id = useId();
  return (
    <span className={styles.file}>
      <input
        {...input}
        id={id}
        type="file"
        className={styles.picker}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onFiles(target.files);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={`${styles.button} ${isPrimary ? styles.primary : ''}`}>
        {label}
      </label>
    </span>
  );
}
