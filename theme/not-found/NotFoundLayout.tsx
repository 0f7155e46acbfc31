import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { Suspense, lazy } from 'react';
import { useHydrated } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { MAIN_ID } from '../../site/pageMarks';
import styles from './NotFoundLayout.module.css';

/** In a file of its own: this layout is in the script of every page, what it proposes and where it leads is not. */
const Proposals = lazy(async () => ({ default: (await import('./Proposals')).Proposals }));

/** The page for addresses that lead nowhere; one file answers all of them, so its HTML proposes nothing. */
export function NotFoundLayout() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const hydrated = useHydrated();
  const version = page.version === site.multiVersion.default ? '' : page.version;
  const lang = page.lang === site.lang ? '' : page.lang;
  const home = `/${[version, lang].map((part) => part && `${part}/`).join('')}`;
  if (import.meta.env.SSG_MD) return <>{`# 404\n\n${t('notFoundText')}\n`}</>;
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFoundText')}</h1>
      <p className={styles.reason}>{t('notFoundReason')}</p>
      <div className={styles.help}>
        {hydrated && (
          <Suspense fallback={null}>
            <Proposals />
          </Suspense>
        )}
      </div>
      <Link href={home} className={styles.home}>
        {t('takeMeHomeText')}
      </Link>
    </main>
  );
}
