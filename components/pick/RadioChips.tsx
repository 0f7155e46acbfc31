import { useId, type ReactNode } from 'react';
import styles from './Pick.module.css';

/** Props of `RadioChips`. */
export interface RadioChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Added to the class of the group. */
  readonly className?: string | undefined;
}

/** One choice of many values that all deserve to be seen: a radio button each, drawn as chips. */
export function RadioChips<Value extends string>({
  label,
  options,
  value: chosen,
  onChoose,
  className,
}: RadioChipsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={className ? `${styles.chips} ${className}` : styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, name }) => (
        <label key={value} className={styles.chip}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
