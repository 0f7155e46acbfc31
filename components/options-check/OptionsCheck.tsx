import { useLazyPart } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { OPTIONS_CHECK_EXPORT } from '../../site/words/build';
import styles from './OptionsCheck.module.css';

const loadBox = () => import('./OptionsCheckBox');

/** Judges plugin options that a reader pastes. The box comes late, since nothing of it works without scripts. */
export default function OptionsCheck() {
  const say = useT();
  const part = useLazyPart(loadBox);
  if (import.meta.env.SSG_MD) return `\n${say(OPTIONS_CHECK_EXPORT)}\n\n`;
  return <div className={styles.place}>{part && <part.OptionsCheckBox />}</div>;
}
