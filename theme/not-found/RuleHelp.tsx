import { useId } from 'react';
import Diagnose from '../../components/diagnose/Diagnose';
import { useT } from '../../lib/hooks/useT';
import styles from './HelpList.module.css';

/** Below the proposals of the 404 page: finds a rule by what the reader's build printed. Needs scripts, like the box. */
export function RuleHelp() {
  const t = useT();
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('notFoundRule')}
      </h2>
      <Diagnose />
    </section>
  );
}
