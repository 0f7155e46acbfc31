import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { IconArrowRight, Link } from '@rspress/core/theme-original';
import { Sign } from '../../components/ui/Sign';
import { useT } from '../../lib/words';
import { InlineText } from '../../components/ui/InlineText';
import { neighbours } from './neighbours';
import styles from './PrevNextPage.module.css';

/** Links to the page before and the page after. */
export function PrevNextPage() {
  const t = useT();
  const { previous, next } = neighbours(useSidebar(), useActiveMatcher());
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('pageNeighbours')} className={styles.neighbours}>
      {previous && (
        <Link href={previous.link} rel="prev" className={styles.link}>
          <Sign icon={IconArrowRight} className={styles.back} aria-hidden="true" />
          <span>
            <span className={styles.hint}>{t('prevPageText')}</span>
            <InlineText text={previous.text} />
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.link} rel="next" className={`${styles.link} ${styles.next}`}>
          <span>
            <span className={styles.hint}>{t('nextPageText')}</span>
            <InlineText text={next.text} />
          </span>
          <Sign icon={IconArrowRight} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
