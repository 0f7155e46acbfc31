import { fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { costText, type ReportSummary } from '../../packages/report';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import { CodeSample } from '../ui/CodeSample';
import { InlineText } from '../ui/InlineText';
import { OutLink } from '../ui/OutLink';
import parts from '../ui/parts.module.css';
import { PlaceButton, type PlaceListeners } from './ReportButtons';
import { fullPlaces } from './reportTables';
import panelStyles from './ReportPanel.module.css';
import styles from './RuleCard.module.css';
import type { ReportView } from './reportView';

type Rule = ReportView['rules'][number];

const SHOWN = 3;

/** Smaller shares would all be a dot. */
const MIN_SHARE = 0.05;

/** The analyzer writes kB in its texts; 1,000 bytes, as here. */
const oneUnit = (text: string) => text.replaceAll(/(?<=\d) kB\b/g, ' KB');

/** A size or a time of zero means that the report could not tell. */
const known = ({ bytes, ms }: Pick<Rule, 'bytes' | 'ms'>) =>
  costText({ bytes: bytes || undefined, ms: ms || undefined });

const percent = (share: number) => {
  if (share < 0.001) return '< 0.1%';
  return `${share >= 0.1 ? Math.round(share * 100) : Math.round(share * 1000) / 10}%`;
};

interface RuleCardProps extends PlaceListeners {
  readonly rule: Rule;
  readonly summary: ReportSummary;
  readonly base: string;
  readonly isOpen: boolean;
}

/** The findings of one rule: what they cost, what they mean, where they are in this build, and the first fix. */
export function RuleCard({ rule, summary, base, isOpen, onPlace }: RuleCardProps) {
  const say = useT();
  const { code, title, words, findings, count, packages, modules, fix, share, bytes } = rule;
  const cost = known(rule);
  const whole = bytes && summary.bytes > 0 ? WORDS.ofOutput : WORDS.ofBuild;
  const list = (some: typeof findings) => (
    <ul className={styles.list}>
      {some.map((finding, at) => (
        <li key={`${at} ${finding.description}`}>
          {known(finding) && <strong className={styles.size}>{known(finding)}</strong>}{' '}
          <span className={panelStyles.words}>{oneUnit(finding.description)}</span>
        </li>
      ))}
    </ul>
  );
  const names = [
    ...packages.map((name) => ({ name, place: fullPlaces.ofPackage(name) })),
    ...modules.map((name) => ({ name, place: fullPlaces.ofModule(name) })),
  ];
  return (
    <li className={styles.card}>
      <details className={styles.rule} open={isOpen}>
        <summary className={styles.head}>
          <h3>
            <span className={styles.code}>{code}</span> <InlineText text={title} />
          </h3>{' '}
          <span className={styles.facts}>
            {cost && <strong>{cost}</strong>}
            {cost && share > 0 && <span>{fillIn(say(whole), { share: percent(share) })}</span>}
            <span>{count === 1 ? say(WORDS.one) : fillIn(say(WORDS.count), { count })}</span>
          </span>
          {share >= MIN_SHARE && (
            <span className={styles.track}>
              <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          )}
        </summary>
        {words && (
          <p>
            <InlineText text={words.means} />
          </p>
        )}
        <p className={parts.label}>{say(WORDS.where)}</p>
        {list(findings.slice(0, SHOWN))}
        {findings.length > SHOWN && (
          <details className={styles.more}>
            <summary>{fillIn(say(WORDS.moreFindings), { count: findings.length - SHOWN })}</summary>
            {list(findings.slice(SHOWN))}
          </details>
        )}
        {count > findings.length && (
          <p className={parts.soft}>{fillIn(say(WORDS.dearest), { count: findings.length })}</p>
        )}
        {names.length > 0 && (
          <details className={styles.more}>
            <summary>{fillIn(say(WORDS.involved), { count: names.length })}</summary>
            <ul className={styles.list}>
              {names.map(({ name, place }) => (
                <li key={name}>
                  <PlaceButton place={place} onPlace={onPlace}>
                    <code>{name}</code>
                  </PlaceButton>
                </li>
              ))}
            </ul>
          </details>
        )}
        {words && (
          <p>
            <strong>{say(REPORT_MARKDOWN_WORDS.toFix)}</strong> <InlineText text={words.fix} />
          </p>
        )}
        {fix && <CodeSample code={fix.code} title={fix.file} lang={fix.lang} />}
        <p className={styles.links}>
          <PlaceButton place={fullPlaces.ofRule(code)} onPlace={onPlace} />
          {words && (
            <OutLink
              className={buttonStyles.link}
              href={`${base}${words.page}`}
              newTabText={say(WORDS.newTab)}
            >
              {fillIn(say(WORDS.more), { code })}
            </OutLink>
          )}
        </p>
      </details>
    </li>
  );
}
