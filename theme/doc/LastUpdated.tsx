import { useLang, usePage, useSite } from '@rspress/core/runtime';
import { useT } from '../../lib/words';
import { formatDay } from '../../lib/text/formatDay';
import styles from './DocFooter.module.css';

/** The day of the page's last change, the same in every time zone. */
export function LastUpdated() {
  const t = useT();
  const lang = useLang();
  const { site } = useSite();
  const { page } = usePage();
  if (!site.themeConfig.lastUpdated || !page.lastUpdatedTime) return null;
  const { text, iso } = formatDay(page.lastUpdatedTime, lang);
  return (
    <p className={styles.updated}>
      {t('lastUpdated')} <time dateTime={iso}>{text}</time>
    </p>
  );
}
