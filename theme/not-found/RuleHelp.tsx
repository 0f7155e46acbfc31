import { useId } from 'react';
import Diagnose from '../../components/diagnose/Diagnose';
import { useText } from '../../lib/hooks/useText';
import { HELP_WORDS } from '../../site/words/help';
import styles from './HelpList.module.css';

/** Below the proposals of the 404 page: finds a rule by what the reader's build printed. Needs scripts, like the box. */
export function RuleHelp() {
  const say = useText();
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {say(HELP_WORDS.notFoundRule)}
      </h2>
      <Diagnose />
    </section>
  );
}
