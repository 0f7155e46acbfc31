import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import type { Comparison } from '../../packages/report';
import type { Lang } from '../../site/languages';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { CopyButton } from './CopyButton';
import { faultText } from './faultText';
import { keptText } from './KeepTools';
import { NextSteps } from './NextSteps';
import { partNames } from './partNames';
import styles from './ReportPanel.module.css';
import { SourceButtons } from './SourceButtons';
import type { ReportSource } from './types';
import type { ReportReader } from './useReportReader';

function FindingChanges({ findings }: Pick<Comparison, 'findings'>) {
  const say = useText();
  if (findings.length === 0) return null;
  const list = (texts: readonly string[], sign: string, word: string) =>
    texts.map((text, at) => (
      <li key={`${sign} ${at}`}>
        <strong>{word}</strong> <span className={styles.words}>{text}</span>
      </li>
    ));
  return (
    <section>
      <h4>{say(NAMES.findings)}</h4>
      <ul className={styles.changes}>
        {findings.map(({ code, before, after, added, removed }) => (
          <li key={code}>
            <strong>{code}</strong> {before} → {after}
            <ul>
              {list(added, '+', say(WORDS.added))}
              {list(removed, '−', say(WORDS.removed))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Props of `ComparePart`. */
export interface ComparePartProps {
  readonly reader: ReportReader;
  readonly lang: Lang;
  readonly comparison: Comparison | undefined;
  readonly onSource: (source: ReportSource, pick?: string) => void;
}

/** Opens an earlier report; says which findings came and went, and offers the text for a pull request. */
export function ComparePart({ reader, lang, comparison, onSource }: ComparePartProps) {
  const say = useText();
  const { failure, reading } = reader;
  const status =
    failure?.slot === 'baseline'
      ? faultText(failure, say)
      : comparison && !reading
        ? fillIn(say(WORDS.compared), { before: comparison.before.files, after: comparison.after.files })
        : '';
  return (
    <>
      <p>{say(WORDS.compareHint)}</p>
      <SourceButtons slot="baseline" reader={reader} onSource={onSource} status={status}>
        <NextSteps slot="baseline" reader={reader} onSource={onSource} />
      </SourceButtons>
      {comparison && comparison.unknown.length > 0 && (
        <p className={styles.note}>
          {fillIn(say(WORDS.notCompared), { parts: partNames(comparison.unknown, say) })}
        </p>
      )}
      {comparison && (
        <>
          <p>
            <CopyButton
              label={say(WORDS.pullRequest)}
              text={() => keptText({ reader, lang }, 'pullRequest')}
            />
          </p>
          <FindingChanges findings={comparison.findings} />
        </>
      )}
    </>
  );
}
