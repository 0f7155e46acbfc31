import { usePage } from '@rspress/core/runtime';
import { useT } from '../../lib/words';
import { docsIssueUrl } from '../../lib/text/address';
import { siteSettings } from '../../lib/siteSettings';
import type { Lang } from '../../site/languages';
import styles from './DocFooter.module.css';

/** Asks whether the page helped, and leads to an issue that is filled in; nothing is counted or sent by itself. */
export function FeedbackLink() {
  const t = useT();
  const { routePath, lang } = usePage().page;
  return (
    <a
      className={styles.tool}
      href={docsIssueUrl(siteSettings.docsRepository, routePath, lang as Lang)}
      target="_blank"
      rel="noopener noreferrer"
      title={t('navNewTab')}
    >
      {t('feedback')}
    </a>
  );
}
