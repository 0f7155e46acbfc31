import { usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { useT } from '../../lib/words';
import { markdownAddress } from '../../lib/address';
import { OVERVIEW_WORDS as WORDS } from '../../site/words/overview';
import { FallbackHeading } from './Heading';
import styles from './Overview.module.css';
import {
  filterGroups,
  toGroups,
  type OverviewGroup,
  type OverviewPage,
  type OverviewSource,
} from './overviewGroups';

function useOverviewGroups(): readonly OverviewGroup[] {
  const t = useT();
  const { page } = usePage();
  const listed = usePages().pages;
  // The page carries what it lists (packages/lean/pageData.ts); without the speed layer Rspress has a list of all pages.
  const pages = 'pagesBelow' in page ? (page.pagesBelow as readonly OverviewPage[]) : listed;
  const sidebar = useSidebar() as readonly OverviewSource[];
  const pageDepths = page.frontmatter.overviewHeaders as readonly number[] | undefined;
  const othersTitle = t(WORDS.overviewOthers);
  return useMemo(
    () => toGroups({ sidebar, pages, route: page.routePath, pageDepths, othersTitle }),
    [sidebar, pages, page.routePath, pageDepths, othersTitle],
  );
}

/** The host writes the pages of a sidebar with their ending. */
const toMarkdownAddress = (route: string): string => markdownAddress(route.replace(/\.html$/, ''));

function groupMarkdown({ name, items }: OverviewGroup): string {
  const lines = items.flatMap(({ text, link, headers = [], items: below = [] }) => [
    `- [${text}](${toMarkdownAddress(link)})`,
    ...headers.map((header) => `  - [${header.text}](${toMarkdownAddress(link)}#${header.id})`),
    ...below.map((page) => `  - [${page.text}](${toMarkdownAddress(page.link)})`),
  ]);
  return `## ${name}\n\n${lines.join('\n')}\n\n`;
}

function Group({ group }: { readonly group: OverviewGroup }) {
  if (import.meta.env.SSG_MD) return <>{groupMarkdown(group)}</>;
  return (
    <section>
      <FallbackHeading level={2} title={group.name} />
      <ul className={`rp-not-doc ${styles.pages}`}>
        {group.items.map(({ text, link, headers = [], items = [] }) => {
          const below = [
            ...headers.map(({ id, text: title }) => ({ text: title, link: `${link}#${id}` })),
            ...items,
          ];
          return (
            <li key={link} className={styles.page}>
              <Link href={link} className={styles.title}>
                <InlineText text={text} />
              </Link>
              {below.length > 0 && (
                <ul className={`${styles.headings} ${items.length === 0 ? styles.sections : ''}`}>
                  {below.map((entry) => (
                    <li key={entry.link}>
                      <Link href={entry.link} className={styles.heading}>
                        <InlineText text={entry.text} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Overview page: title, text, keyword field, groups of pages with their headings. */
export function Overview({ content }: { readonly content?: ReactNode }) {
  const t = useT();
  const { page } = usePage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const shown = filterGroups(useOverviewGroups(), query);
  const focused = page.frontmatter.overview === true;
  useEffect(() => {
    // A finger would get a keyboard over half of the page.
    if (focused && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const top = (
    <>
      {!page.headingTitle && <FallbackHeading level={1} title={page.title || t(WORDS.overviewTitle)} />}
      {content}
    </>
  );
  const list = shown.map((group) => <Group key={group.name} group={group} />);
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {top}
        {list}
      </>
    );
  }
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const outcome =
    count > 0
      ? t(WORDS.overviewCount).replace('{count}', String(count))
      : t(WORDS['overview.filterNoResultText']) + query;
  return (
    <div className="rp-doc rspress-doc">
      {top}
      <div className={styles.filter}>
        <label htmlFor={id} className={styles.label}>
          {t(WORDS['overview.filterNameText'])}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          className={styles.input}
          placeholder={t(WORDS['overview.filterPlaceholderText'])}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className={count > 0 ? styles.found : styles.empty}>
        {query.trim() && outcome}
      </p>
      {list}
    </div>
  );
}
