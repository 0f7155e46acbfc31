import { Suspense, lazy, useId } from 'react';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { useT } from '../../lib/hooks/useT';
import styles from './HelpList.module.css';

/** In a file of its own: the layout of the 404 page is in the script of every page, the box is not. */
const Diagnose = lazy(() => import('../../components/diagnose/Diagnose'));

/** Below the proposals of the 404 page: finds a rule by what the reader's build printed. Needs scripts, like the box. */
export function RuleHelp() {
  const t = useT();
  const heading = useId();
  if (!useHydrated()) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('notFoundRule')}
      </h2>
      <Suspense fallback={null}>
        <Diagnose />
      </Suspense>
    </section>
  );
}
