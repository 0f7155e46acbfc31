import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { handText } from '../../components/diagnose/handText';
import { OutLink } from '../../components/ui/OutLink';
import { isModified } from '../../lib/browser';
import { useT } from '../../lib/words';
import { docsIssueUrl } from '../../lib/text/address';
import { siteSettings } from '../../lib/siteSettings';
import { cutText, fillIn } from '../../lib/text/strings';
import type { SearchHit } from '../../packages/search/types';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { OVERVIEW_PATH, DIAGNOSE_PATH, localePath } from '../../site/routes';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import type { Text } from '../../site/words/types';
import styles from './SearchDialog.module.css';

/** A sentence about a query, or words of it: they stay a text of their own, whichever way their letters run. */
export function QueryText({ text, query }: { readonly text: Text; readonly query: string }) {
  const [before, after] = useT()(text).split('{query}');
  return (
    <>
      {before}
      <bdi>{cutText(query, LIMITS.searchEcho, '…')}</bdi>
      {after}
    </>
  );
}

/** Leads to the diagnose box, which opens with a text. It stays in memory and is not in the address. */
export function DiagnoseLink({
  text,
  word,
  onOpen,
}: {
  readonly text: string;
  readonly word: Text;
  readonly onOpen: () => void;
}) {
  const open = () => {
    handText(text);
    onOpen();
  };
  return (
    <Link href={localePath(DIAGNOSE_PATH, useLang() as Lang)} onClick={open}>
      {useT()(word)}
    </Link>
  );
}

/** Where a query that is not answered here may be: the diagnose box, all pages, people. Nothing is sent before the reader does so. */
export function AskElsewhere({
  query,
  diagnose,
  onOpen,
}: {
  readonly query: string;
  readonly diagnose: boolean;
  readonly onOpen: () => void;
}) {
  const t = useT();
  const lang = useLang() as Lang;
  const cut = (longest: number) => ({ query: cutText(query.trim(), longest, '…') });
  const asks = new URLSearchParams({
    title: fillIn(t(WORDS.questionTitle), cut(LIMITS.searchEcho)),
    wrong: fillIn(t(WORDS.questionText), cut(LIMITS.addressQueryLength)),
  });
  const question = docsIssueUrl(siteSettings.docsRepository, localePath('/', lang), lang);
  return (
    <ul className={styles.elsewhere}>
      {diagnose && (
        <li>
          <DiagnoseLink text={query} word={WORDS.diagnose} onOpen={onOpen} />
        </li>
      )}
      <li>
        <Link href={localePath(OVERVIEW_PATH, lang)} onClick={onOpen}>
          {t(WORDS.allPages)}
        </Link>
      </li>
      <li>
        <OutLink href={`${question}&${asks}`} newTabText={t(WORDS.newTab)}>
          {t(WORDS.askQuestion)}
        </OutLink>
      </li>
    </ul>
  );
}

/** Headings that look like a query without results. */
export function NearHeadings({
  hits,
  onOpen,
}: {
  readonly hits: readonly SearchHit[];
  readonly onOpen: (hit: SearchHit) => void;
}) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.headings}>
      <p id={id}>{t(WORDS.nearHeadings)}</p>
      <ul aria-labelledby={id}>
        {hits.map((hit) => (
          <li key={hit.link}>
            <Link
              href={hit.link}
              className={styles.heading}
              onClick={(event) => isModified(event) || onOpen(hit)}
            >
              {hit.header || hit.title}
              {hit.header !== '' && <span className={styles.page}>{hit.title}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
