import { useCallback, useId, useState } from 'react';
import { useLazyPart } from '../../lib/hooks/useLazyPart';
import { useText } from '../../lib/hooks/useText';
import { AIM_NAMES } from '../../site/aimNames';
import { AIM_WORDS, BUILDER_WORDS as WORDS } from '../../site/words/aims';
import Pick from '../pick/Pick';
import pickStyles from '../pick/Pick.module.css';
import styles from './ConfigBuilder.module.css';
import { useAddressed } from './useAddressed';

const loadResult = () => import('./BuilderResult');

/**
 * Writes the plugin's configuration for what a reader works with and wants to find out. Tool, format, package manager and
 * terminal are the choices of all pages; the aim is in the address. What writes the configuration comes late; without
 * scripts, `AimTable` has every configuration, and this is not shown.
 */
export default function ConfigBuilder() {
  const say = useText();
  const group = useId();
  const [wanted, chooseAim] = useAddressed('aim');
  const aim = AIM_NAMES.find((name) => name === wanted) ?? AIM_NAMES[0];
  const [failed, setFailed] = useState(false);
  const onFailure = useCallback(() => setFailed(true), []);
  const part = useLazyPart(loadResult, !failed, onFailure);

  if (import.meta.env.SSG_MD) return <></>;
  return (
    <div className={styles.builder} data-pick-form="">
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
        {part ? (
          <part.BuilderResult aim={aim} />
        ) : (
          <p role="status">{say(failed ? WORDS.failed : WORDS.loading)}</p>
        )}
      </div>
    </div>
  );
}
