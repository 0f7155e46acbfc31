import { useText } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import styles from './Diagnosis.module.css';

/** Packages, modules and files that the text names for a finding; the first ones, and how many there are besides. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  const say = useText();
  const more = names.length - LIMITS.diagnoseNamesShown;
  return (
    <div className={styles.named}>
      <span className={styles.label}>{say(WORDS.named)}</span>
      <ul className={styles.names}>
        {names.slice(0, LIMITS.diagnoseNamesShown).map((name) => (
          <li key={name}>
            <code translate="no">
              <bdi>{name}</bdi>
            </code>
          </li>
        ))}
        {more > 0 && <li>{fillIn(say(WORDS.moreNames), { count: more })}</li>}
      </ul>
    </div>
  );
}
