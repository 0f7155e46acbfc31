import { usePage } from '@rspress/core/runtime';
import { IconGithub } from '@rspress/core/theme-original';
import { siteSettings } from '../../lib/siteSettings';
import styles from './DocFooter.module.css';
import { CopyMarkdown } from './CopyMarkdown';
import { EditLink } from './EditLink';
import { FeedbackLink } from './FeedbackLink';
import { LastUpdated } from './LastUpdated';
import { PrevNextPage } from './PrevNextPage';
import { SourceLink } from './SourceLink';
import { sourceUrl } from './sourceUrl';

/** Below a page: whether it helped, where to change it, where to read its source, when it changed, and its neighbours. */
export function DocFooter() {
  const { page } = usePage();
  return (
    <footer className={styles.footer}>
      <div className={styles.tools}>
        <FeedbackLink />
        <EditLink />
        <SourceLink href={sourceUrl(siteSettings, String(page._relativePath))} icon={IconGithub} />
        <CopyMarkdown routePath={page.routePath} />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
