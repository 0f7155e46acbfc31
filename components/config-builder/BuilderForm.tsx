import { useId } from 'react';
import { useText } from '../../lib/hooks/useText';
import { AIM_NAMES } from '../../site/aimNames';
import { AIM_WORDS, BUILDER_WORDS as WORDS } from '../../site/words/aims';
import Pick from '../pick/Pick';
import pickStyles from '../pick/Pick.module.css';
import { BuilderResult } from './BuilderResult';
import styles from './BuilderForm.module.css';
import { useAddressed } from './useAddressed';

/**
 * The form of the builder with what it writes. Tool, format, package manager and terminal are the choices of all pages; the
 * aim is in the address.
 */
export function BuilderForm() {
  const say = useText();
  const group = useId();
  const [wanted, chooseAim] = useAddressed('aim');
  const aim = AIM_NAMES.find((name) => name === wanted) ?? AIM_NAMES[0];
  return (
    <>
      <fieldset className={`${pickStyles.chips} ${styles.aims}`}>
        <legend className={pickStyles.label}>{say(WORDS.aim)}</legend>
        {AIM_NAMES.map((name) => (
          <label key={name} className={pickStyles.chip}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === aim}
              onChange={() => chooseAim(name)}
            />
            <span>{say(AIM_WORDS[name])}</span>
          </label>
        ))}
      </fieldset>
      <Pick only="tool format pm shell" />
      <div className={styles.result}>
        <BuilderResult aim={aim} />
      </div>
    </>
  );
}
