import { usePage, useSite } from '@rspress/core/runtime';
import { IconEdit } from '@rspress/core/theme-original';
import { Sign } from '../../components/ui/Sign';
import { useT } from '../../lib/words';
import styles from './DocFooter.module.css';
import { editUrl } from './editUrl';

/** Where a reader changes the page. */
export function EditLink() {
  const t = useT();
  const { page } = usePage();
  const { docRepoBaseUrl } = useSite().site.themeConfig.editLink ?? {};
  if (!docRepoBaseUrl) return null;
  return (
    <a
      className={styles.tool}
      href={editUrl(docRepoBaseUrl, String(page._relativePath))}
      target="_blank"
      rel="noopener noreferrer"
      title={t('navNewTab')}
    >
      <Sign icon={IconEdit} aria-hidden="true" />
      {t('editLinkText')}
    </a>
  );
}
