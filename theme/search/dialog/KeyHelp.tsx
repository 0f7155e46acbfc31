import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './KeyHelp.module.css';

const KEYS = [
  { signs: ['↑', '↓'], word: SEARCH_WORDS.keyMove },
  { signs: ['↵'], word: SEARCH_WORDS.keyOpen },
  { signs: ['esc'], word: SEARCH_WORDS.keyClose },
];

/** What the keys do; screen readers know it from the roles. */
export function KeyHelp() {
  const say = useText();
  return (
    <div className={styles.help} aria-hidden="true">
      {KEYS.map(({ signs, word }) => (
        <span key={word.en} className={styles.entry}>
          {signs.map((sign) => (
            <kbd key={sign} className={styles.key}>
              {sign}
            </kbd>
          ))}
          {say(word)}
        </span>
      ))}
    </div>
  );
}
