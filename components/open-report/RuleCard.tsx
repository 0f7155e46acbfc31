import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import { costText, type ExplainedRule } from '../../packages/report';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { InlineText } from '../ui/InlineText';
import { CopyButton } from './CopyButton';
import styles from './ReportPanel.module.css';

const SHOWN = 5;

/** The findings of one rule: what they cost, what they mean, where they are in this build, and the first fix. */
export function RuleCard({ rule, base }: { readonly rule: ExplainedRule; readonly base: string }) {
  const say = useText();
  const { code, title, words, findings, fix } = rule;
  const cost = costText(rule);
  const [first, rest] = [findings.slice(0, SHOWN), findings.slice(SHOWN)];
  const list = (some: typeof findings) => (
    <ul className={styles.findings}>
      {some.map((finding, at) => (
        <li key={`${at} ${finding.description}`}>
          {costText(finding) && <strong>{costText(finding)}</strong>} <span>{finding.description}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <li className={styles.card}>
      <h4 className={styles.cardTitle}>
        <span>
          {code} <InlineText text={title} />
        </span>
        <span className={styles.cost}>
          {[cost, fillIn(say(WORDS.count), { count: findings.length })].filter(Boolean).join(' · ')}
        </span>
      </h4>
      {words && (
        <p>
          <InlineText text={words.means} />
        </p>
      )}
      <p className={styles.cardLabel}>{say(WORDS.where)}</p>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{say(WORDS.showMore)}</summary>
          {list(rest)}
        </details>
      )}
      {words && (
        <p>
          <strong>{say(REPORT_MARKDOWN_WORDS.toFix)}</strong> <InlineText text={words.fix} />
        </p>
      )}
      {fix && (
        <>
          {fix.file && <p className={styles.cardLabel}>{fix.file}</p>}
          <pre className={styles.code} translate="no">
            <code>{fix.code}</code>
          </pre>
          <CopyButton label={say(WORDS.copy)} text={() => fix.code} />
        </>
      )}
      {words && (
        <p>
          <a className={styles.link} href={`${base}${words.page}`}>
            {fillIn(say(WORDS.more), { code })}
          </a>
        </p>
      )}
    </li>
  );
}
