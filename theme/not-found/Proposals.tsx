import { useLang, useLocation, useSite, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useEffect, useId, useMemo } from 'react';
// eslint-disable-next-line no-restricted-syntax -- the host lists its pages here and nowhere else
import { pageData } from 'virtual-page-data?titles';
import button from '../../components/ui/Button.module.css';
import { InlineText } from '../../components/ui/InlineText';
import { openSearch } from '../../lib/browser';
import { useT } from '../../lib/words';
import { decodePath, movedAddress } from '../../lib/text/address';
import type { Lang } from '../../site/languages';
import { HELP_WORDS } from '../../site/words/late';
import { toHelp, type Help } from './help';
import styles from './Proposals.module.css';

const PAGES = pageData.pages.map(({ routePath, title, lang }) => ({ path: routePath, title, lang }));

const HEADINGS = {
  moved: HELP_WORDS.notFoundMoved,
  otherLang: HELP_WORDS.notFoundOtherLang,
  similar: HELP_WORDS.notFoundSimilar,
  start: HELP_WORDS.notFoundStart,
};

const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Leads an address to the page that it means, with the prefix of the default language or in other letters. */
function useOtherSpelling(): void {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const prefix = `/${site.lang}/`;
    const wanted = `${pathname}/`.startsWith(prefix) ? `/${pathname.slice(prefix.length)}` : pathname;
    const path = PAGES.find((page) => plain(page.path) === plain(wanted))?.path ?? wanted;
    if (path !== pathname) window.location.replace(`${withBase(path)}${search}${hash}`);
  }, [site.lang, pathname, search, hash]);
}

function HelpList({ help, lang }: { readonly help: Help; readonly lang: Lang }) {
  const t = useT();
  const heading = useId();
  const location = useLocation();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t(HEADINGS[help.kind])}
      </h2>
      <ul className={styles.pages}>
        {help.pages.map((page, index) => {
          const other = page.lang === lang ? undefined : page.lang;
          return (
            <li key={page.path}>
              <Link
                href={help.kind === 'moved' ? movedAddress(page.path, location) : page.path}
                className={index === 0 ? `${button.button} ${button.primary} ${styles.best}` : button.link}
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

/** Leads an address that is only spelt otherwise to its page; proposes pages and the search for others. */
export function Proposals() {
  const t = useT();
  const lang = useLang() as Lang;
  const { pathname } = useLocation();
  const help = useMemo(() => toHelp(decodePath(pathname), lang, PAGES), [pathname, lang]);
  useOtherSpelling();
  return (
    <>
      {help.map((group) => (
        <HelpList key={group.kind} help={group} lang={lang} />
      ))}
      <button type="button" className={button.link} onClick={openSearch}>
        {t(HELP_WORDS.notFoundSearch)}
      </button>
    </>
  );
}
