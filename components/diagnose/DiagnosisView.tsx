import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { openSearch } from '../../lib/browser';
import { useText } from '../../lib/words';
import { siteSettings } from '../../lib/siteSettings';
import type { Lang } from '../../site/languages';
import { MESSAGES, type MessageId } from '../../site/messages/messages';
import { localePath } from '../../site/routes';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import { InlineText } from '../ui/InlineText';
import { OutLink } from '../ui/OutLink';
import buttonStyles from '../ui/Button.module.css';
import styles from './Diagnosis.module.css';
import { FindingCard } from './FindingCard';
import type { Diagnosis } from './types';

const REPORT_BUG_PATH = '/guide/more/help#what-to-send';

/** Answers to messages that are like the text, each with its link. */
function Nearest({ ids }: { readonly ids: readonly MessageId[] }) {
  const say = useText();
  const lang = useLang() as Lang;
  return (
    <>
      <p className={styles.label}>{say(WORDS.nearest)}</p>
      <ul className={styles.nearest}>
        {ids.map((id) => (
          <li key={id}>
            <Link href={localePath(MESSAGES[id].page, lang)}>
              <InlineText text={say(MESSAGES[id].title)} />
            </Link>{' '}
            <InlineText text={say(MESSAGES[id].means)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ways on from what nothing is known about; the text goes nowhere. */
function Onwards() {
  const say = useText();
  const lang = useLang() as Lang;
  return (
    <p className={styles.ways}>
      <button type="button" className={buttonStyles.button} onClick={openSearch}>
        {say(WORDS.search)}
      </button>
      <OutLink href={`${siteSettings.docsRepository}/issues/new`} newTabText={say(WORDS.newTab)}>
        {say(WORDS.ask)}
      </OutLink>
      <Link href={localePath(REPORT_BUG_PATH, lang)}>{say(WORDS.reportHelp)}</Link>
    </p>
  );
}

/** What follows the answer in words: a card for each finding, or ways to go on. Nothing of the input is markup. */
export function DiagnosisView({ result }: { readonly result: Diagnosis }) {
  const say = useText();
  if (result.kind === 'unknown' || result.kind === 'unknownCode') {
    return (
      <div className={styles.onwards}>
        <Onwards />
        {result.kind === 'unknown' && result.nearest.length > 0 && <Nearest ids={result.nearest} />}
      </div>
    );
  }
  if (result.kind !== 'found') return null;
  const { findings, bundlers, others = [] } = result;
  return (
    <>
      <ul className={styles.cards}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} bundlers={bundlers} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.onwards}>
          <p className={styles.label}>{say(WORDS.others)}</p>
          <ul className={styles.nearest}>
            {others.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
          <Onwards />
        </div>
      )}
    </>
  );
}
