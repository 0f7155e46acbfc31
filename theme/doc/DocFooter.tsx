import { usePage } from '@rspress/core/runtime';
import { IconGithub } from '@rspress/core/theme-original';
import { siteSettings } from '../../lib/site/siteSettings';
import styles from './DocFooter.module.css';
import { CopyMarkdown } from './CopyMarkdown';
import { EditLink } from './EditLink';
import { FeedbackLink } from './FeedbackLink';
import { LastUpdated } from './LastUpdated';
import { PrevNextPage } from './PrevNextPage';
import { SourceLink } from './SourceLink';
import { sourceUrl } from './sourceUrl';

/** Below a page: its neighbours, then one quiet row: whether it helped, where to change it, its source, when it changed. */
export function DocFooter() {
  const { page } = usePage();
  return (
    <footer className={styles.footer}>
      <PrevNextPage />
      <div className={styles.tools}>
        <FeedbackLink />
        <EditLink />
        <SourceLink href={sourceUrl(siteSettings, String(page._relativePath))} icon={IconGithub} />
        <CopyMarkdown routePath={page.routePath} />
        <LastUpdated />
      </div>
    </footer>
  );
}
