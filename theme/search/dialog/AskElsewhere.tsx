import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { handText } from '../../../components/diagnose/handText';
import { OutLink } from '../../../components/ui/OutLink';
import { useText } from '../../../lib/hooks/useText';
import { docsIssueUrl } from '../../../lib/site/docsIssueUrl';
import { siteSettings } from '../../../lib/site/siteSettings';
import { fillIn } from '../../../lib/text/fillIn';
import { cutText } from '../../../lib/text/cutText';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import { DIAGNOSE_PATH, OVERVIEW_PATH, localePath } from '../../../site/routes';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './NothingFound.module.css';

/** Where a query that is not answered here may be: the diagnose box, all pages, people. Nothing is sent before the reader does so. */
export function AskElsewhere({
  query,
  withDiagnose,
  onOpen,
}: {
  readonly query: string;
  /** Whether the diagnose box is offered here; pasted output has been offered it already. */
  readonly withDiagnose: boolean;
  readonly onOpen: () => void;
}) {
  const say = useText();
  const lang = useLang() as Lang;
  const asked = cutText(query.trim(), LIMITS.addressQueryLength, '…');
  const asks = new URLSearchParams({
    title: fillIn(say(SEARCH_WORDS.questionTitle), { query: cutText(query.trim(), LIMITS.searchEcho, '…') }),
    wrong: fillIn(say(SEARCH_WORDS.questionText), { query: asked }),
  });
  const question = `${docsIssueUrl(siteSettings.docsRepository, localePath('/', lang), lang)}&${asks}`;
  return (
    <ul className={styles.elsewhere}>
      {withDiagnose && (
        <li>
          <Link
            href={localePath(DIAGNOSE_PATH, lang)}
            onClick={() => {
              handText(query);
              onOpen();
            }}
          >
            {say(SEARCH_WORDS.diagnose)}
          </Link>
        </li>
      )}
      <li>
        <Link href={localePath(OVERVIEW_PATH, lang)} onClick={onOpen}>
          {say(SEARCH_WORDS.allPages)}
        </Link>
      </li>
      <li>
        <OutLink href={question} newTabText={say(SEARCH_WORDS.newTab)}>
          {say(SEARCH_WORDS.askQuestion)}
        </OutLink>
      </li>
    </ul>
  );
}
