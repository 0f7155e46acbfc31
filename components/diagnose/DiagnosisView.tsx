import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../../lib/hooks/useText';
import { siteSettings } from '../../lib/site/siteSettings';
import { documentedRange } from '../../site/analyzerVersions';
import type { Lang } from '../../site/languages';
import { MESSAGES, type MessageId } from '../../site/messages/messages';
import { RULE_INDEX_PATH, localePath } from '../../site/routes';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import { CodeSample } from '../ui/CodeSample';
import { InlineText } from '../ui/InlineText';
import { OutLink } from '../ui/OutLink';
import styles from './Diagnosis.module.css';
import { FindingCard } from './FindingCard';
import { snippetsOf } from './snippetsFor';
import type { Diagnosis } from './types';

const UPDATE = `npm install -D @rsdoctor/rspack-plugin@${documentedRange()}`;

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

/** What follows the answer in words: a card for each finding, or ways to go on. Nothing of the input is markup. */
export function DiagnosisView({ result }: { readonly result: Diagnosis }) {
  const say = useText();
  const lang = useLang() as Lang;
  if (result.kind === 'found') {
    return (
      <ul className={styles.cards}>
        {result.findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} bundlers={result.bundlers} />
        ))}
      </ul>
    );
  }
  if (result.kind !== 'unknown' && result.kind !== 'unknownCode') return null;
  return (
    <div className={styles.onwards}>
      {result.kind === 'unknown' && (
        <>
          <p>
            <InlineText text={say(WORDS.update)} />
          </p>
          {snippetsOf(UPDATE, result.bundlers).map(({ code, bundler }) => (
            <CodeSample key={code} code={code} title={bundler} />
          ))}
        </>
      )}
      <p>
        {say(WORDS.report)} <Link href={localePath(REPORT_BUG_PATH, lang)}>{say(WORDS.reportHelp)}</Link>{' '}
        <OutLink href={`${siteSettings.docsRepository}/issues/new`} newTabText={say(WORDS.newTab)}>
          {say(WORDS.reportLink)}
        </OutLink>
      </p>
      {result.kind === 'unknown' && result.nearest.length > 0 && <Nearest ids={result.nearest} />}
      <p>
        <Link href={localePath(RULE_INDEX_PATH, lang)}>{say(WORDS.indexLink)}</Link>
      </p>
    </div>
  );
}
