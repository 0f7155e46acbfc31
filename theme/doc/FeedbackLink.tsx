import { usePage } from '@rspress/core/runtime';
import { useT } from '../../lib/hooks/useT';
import { siteSettings } from '../../lib/site/siteSettings';
import type { Lang } from '../../site/languages';
import styles from './DocFooter.module.css';
import { feedbackUrl } from './feedbackUrl';

/** Asks whether the page helped, and leads to an issue that is filled in; nothing is counted or sent by itself. */
export function FeedbackLink() {
  const t = useT();
  const { routePath, lang } = usePage().page;
  return (
    <a
      className={styles.tool}
      href={feedbackUrl(siteSettings.docsRepository, routePath, lang as Lang)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('feedback')}
    </a>
  );
}
