import styles from './Choices.module.css';

/** Props of `Choices`. */
export interface ChoicesProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  /** Name of the inputs. */
  readonly name: string;
  /** What can be chosen, and the value that styles read. */
  readonly options: readonly { readonly label: string; readonly shows: string }[];
}

/** One choice of few, side by side; the first is taken until the reader chooses. */
export const Choices = ({ label, name, options }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend className="siteVisuallyHidden">{label}</legend>
    {options.map(({ label: text, shows }, index) => (
      <label key={text} className={styles.choice}>
        <input
          type="radio"
          name={name}
          value={text}
          data-shows={shows}
          className={styles.input}
          defaultChecked={index === 0}
        />
        {text}
      </label>
    ))}
  </fieldset>
);
