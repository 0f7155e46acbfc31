import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { useT } from '../../lib/hooks/useT';
import type { WordKey } from '../../site/words';
import styles from './HelpList.module.css';
import type { Help } from './toHelp';

const HEADINGS: Readonly<Record<Help['kind'], WordKey>> = {
  moved: 'notFoundMoved',
  otherLang: 'notFoundOtherLang',
  similar: 'notFoundSimilar',
  start: 'notFoundStart',
};

/** One group of proposals on the 404 page: why, and the pages with their addresses. */
export function HelpList({ help, lang }: { readonly help: Help; readonly lang: string }) {
  const t = useT();
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t(HEADINGS[help.kind])}
      </h2>
      <ul className={styles.pages}>
        {help.pages.map((page) => {
          const other = page.lang === lang ? undefined : page.lang;
          return (
            <li key={page.path}>
              <Link href={page.path} className={styles.page} hrefLang={other}>
                <span className={styles.title} lang={other}>
                  <InlineText text={page.title} />
                </span>
                <span className={styles.path}>{page.path}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
