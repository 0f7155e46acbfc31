import { useSyncExternalStore } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { slashKey } from '../slashKey';
import styles from './SlashSwitch.module.css';

/** Turns the shortcut `/` on and off, for this browser. */
export function SlashSwitch() {
  const say = useText();
  const on = useSyncExternalStore(slashKey.subscribe, slashKey.read);
  return (
    <label className={styles.label}>
      <input type="checkbox" checked={on} onChange={(event) => slashKey.write(event.target.checked)} />
      {say(SEARCH_WORDS.slash)}
    </label>
  );
}
