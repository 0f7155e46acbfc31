import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useT } from '../lib/hooks/useT';
import { MAIN_ID } from '../site/mainId';
import { HelpList } from './not-found/HelpList';
import { RuleHelp } from './not-found/RuleHelp';
import { homeHref } from './not-found/homeHref';
import styles from './not-found/NotFound.module.css';
import { useDefaultLangRedirect } from './not-found/useDefaultLangRedirect';
import { useHelp } from './not-found/useHelp';

/** The page for addresses that lead nowhere: it says so, leads home, and proposes pages (S2-18..20). */
export function NotFoundLayout() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const help = useHelp();
  useDefaultLangRedirect();
  const home = homeHref({
    lang: page.lang,
    defaultLang: site.lang,
    version: page.version ?? '',
    defaultVersion: site.multiVersion.default,
  });
  if (import.meta.env.SSG_MD) return <>{`# 404\n\n${t('notFoundText')}\n`}</>;
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFoundText')}</h1>
      <p className={styles.reason}>{t('notFoundReason')}</p>
      <Link href={home} className={styles.home}>
        {t('takeMeHomeText')}
      </Link>
      {help.map((group) => (
        <HelpList key={group.kind} help={group} lang={page.lang} />
      ))}
      <RuleHelp />
    </main>
  );
}
