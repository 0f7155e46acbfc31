import { Link } from '@rspress/core/theme-original';
import { useText } from '../lib/words';
import { markdownAddress } from '../lib/address';
import { OVERVIEW_WORDS } from '../site/words/overview';
import { FallbackHeading } from './doc/FallbackHeading';
import type { OverviewFact } from './overview/OverviewFact';
import styles from './overview/OverviewGroup.module.css';
import { overviewMarkdown } from './overview/overviewMarkdown';
import { InlineText } from '../components/ui/InlineText';

/** The host writes the pages of a sidebar with their ending. */
const toMarkdownAddress = (route: string): string => markdownAddress(route.replace(/\.html$/, ''));

/** A group of an overview page: its title, its pages, and their headings. */
export function OverviewGroup({ group }: { readonly group: OverviewFact }) {
  const say = useText();
  const name = group.name || say(OVERVIEW_WORDS.overviewOthers);
  if (import.meta.env.SSG_MD) return <>{overviewMarkdown({ ...group, name }, toMarkdownAddress)}</>;
  return (
    <section>
      <FallbackHeading level={2} title={name} />
      <ul className={`rp-not-doc ${styles.pages}`}>
        {group.items.map((page) => {
          const { text, link, headers = [], items = [] } = page;
          const below = [
            ...headers.map(({ id, text: title }) => ({ text: title, link: `${link}#${id}` })),
            ...items,
          ];
          return (
            <li key={link || text} className={styles.page}>
              {link ? (
                <Link href={link} className={styles.title}>
                  <InlineText text={page.text} />
                </Link>
              ) : (
                <span className={styles.title}>
                  <InlineText text={page.text} />
                </span>
              )}
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
