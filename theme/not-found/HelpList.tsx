import { useLocation } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { useText } from '../../lib/words';
import { movedAddress } from '../../lib/text/address';
import { HELP_WORDS } from '../../site/words/help';
import type { Text } from '../../site/words/types';
import styles from './HelpList.module.css';
import type { Help } from './toHelp';

const HEADINGS: Readonly<Record<Help['kind'], Text>> = {
  moved: HELP_WORDS.notFoundMoved,
  otherLang: HELP_WORDS.notFoundOtherLang,
  similar: HELP_WORDS.notFoundSimilar,
  start: HELP_WORDS.notFoundStart,
};

/** One group of proposals on the 404 page: why, the first page as a button, the others as links. */
export function HelpList({ help, lang }: { readonly help: Help; readonly lang: string }) {
  const say = useText();
  const heading = useId();
  const location = useLocation();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {say(HEADINGS[help.kind])}
      </h2>
      <ul className={styles.pages}>
        {help.pages.map((page) => {
          const other = page.lang === lang ? undefined : page.lang;
          return (
            <li key={page.path}>
              <Link
                href={help.kind === 'moved' ? movedAddress(page.path, location) : page.path}
                className={styles.page}
                hrefLang={other}
              >
                <span lang={other}>
                  <InlineText text={page.title} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
