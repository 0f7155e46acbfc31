import {
  routePathToMdPath,
  useActiveMatcher,
  useLang,
  usePage,
  useSidebar,
  useSite,
} from '@rspress/core/runtime';
import {
  IconArrowRight,
  IconCopy,
  IconEdit,
  IconGithub,
  IconSuccess,
  Link,
} from '@rspress/core/theme-original';
import { memo, type ReactNode } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { Sign } from '../../components/ui/Sign';
import { useCopy } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { docsIssueUrl } from '../../lib/text/address';
import { siteSettings } from '../../lib/siteSettings';
import { formatDay } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import styles from './DocFooter.module.css';

/** A link of the footer; the host's own lets the opened page reach back. */
function ToolLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <a className={styles.tool} href={href} target="_blank" rel="noopener noreferrer" title={t('navNewTab')}>
      {children}
    </a>
  );
}

/** File of a page inside the folder of the pages; on Windows the host names it with backslashes. */
const useFile = (): string => String(usePage().page._relativePath).replaceAll('\\', '/');

export function EditLink() {
  const t = useT();
  const file = useFile();
  const { docRepoBaseUrl } = useSite().site.themeConfig.editLink ?? {};
  if (!docRepoBaseUrl) return null;
  return (
    <ToolLink href={`${docRepoBaseUrl.replace(/\/$/, '')}/${file}`}>
      <Sign icon={IconEdit} aria-hidden="true" />
      {t('editLinkText')}
    </ToolLink>
  );
}

export function SourceCode({ href }: { readonly href: string }) {
  const t = useT();
  return (
    <ToolLink href={href}>
      <Sign icon={IconGithub} aria-hidden="true" />
      {t('sourceCodeText')}
    </ToolLink>
  );
}

async function fetchMarkdown(routePath: string): Promise<string> {
  const answer = await fetch(routePathToMdPath(routePath));
  if (!answer.ok) throw new Error(`The Markdown export answered ${answer.status}.`);
  return answer.text();
}

function CopyMarkdown() {
  const t = useT();
  const { routePath } = usePage().page;
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => void copy(fetchMarkdown(routePath))}>
        <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
        {t('markdownCopy')}
      </button>
      <span role="status">{outcome ? t(copied ? 'codeCopied' : 'markdownCopyFailed') : ''}</span>
    </>
  );
}

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

interface LinkedPage {
  readonly text: string;
  readonly link: string;
}

const pagesOf = (entries: ReturnType<typeof useSidebar>): LinkedPage[] =>
  entries.flatMap((entry) => {
    if (!('text' in entry)) return [];
    const own = entry.link ? [{ text: entry.text, link: entry.link }] : [];
    return 'items' in entry ? [...own, ...pagesOf(entry.items)] : own;
  });

function Neighbour({ text, link, rel }: LinkedPage & { readonly rel: 'prev' | 'next' }) {
  const t = useT();
  return (
    <Link href={link} rel={rel} className={`${styles.link} ${styles[rel]}`}>
      <Sign icon={IconArrowRight} aria-hidden="true" />
      <span>
        <span className={styles.hint}>{t(rel === 'prev' ? 'prevPageText' : 'nextPageText')}</span>
        <InlineText text={text} />
      </span>
    </Link>
  );
}

/** The page before and the page after in the sidebar; for an unlisted page the host gives the first one. */
export function PrevNextPage() {
  const t = useT();
  const isActive = useActiveMatcher();
  const pages = pagesOf(useSidebar());
  const at = pages.findIndex(({ link }) => isActive(link));
  const previous = pages[at - 1];
  const next = at === -1 ? undefined : pages[at + 1];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('pageNeighbours')} className={styles.neighbours}>
      {previous && <Neighbour {...previous} rel="prev" />}
      {next && <Neighbour {...next} rel="next" />}
    </nav>
  );
}

/** Below a page: its neighbours, then one quiet row. */
export const DocFooter = memo(function DocFooter() {
  const t = useT();
  const { docsRepository, docsBranch } = siteSettings;
  const { routePath, lang } = usePage().page;
  return (
    <footer className={styles.footer}>
      <PrevNextPage />
      <div className={styles.tools}>
        {/* Leads to an issue that is filled in; nothing is counted or sent by itself. */}
        <ToolLink href={docsIssueUrl(docsRepository, routePath, lang as Lang)}>{t('feedback')}</ToolLink>
        <EditLink />
        <SourceCode href={`${docsRepository}/blob/${docsBranch}/docs/${useFile()}`} />
        <CopyMarkdown />
        <LastUpdated />
      </div>
    </footer>
  );
});
