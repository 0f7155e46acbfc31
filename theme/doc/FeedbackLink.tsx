import { usePage } from '@rspress/core/runtime';
import { useT } from '../../lib/hooks/useT';
import { siteSettings } from '../../lib/site/siteSettings';
import styles from './DocFooter.module.css';
import { feedbackUrl } from './feedbackUrl';

/** Asks whether the page helped, and leads to an issue that is filled in; nothing is counted or sent by itself. */
export const FeedbackLink = () => (
  <a
    className={styles.tool}
    href={feedbackUrl(siteSettings.docsRepository, usePage().page.routePath)}
    target="_blank"
    rel="noopener noreferrer"
  >
    {useT()('feedback')}
  </a>
);
