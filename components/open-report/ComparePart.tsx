import { fillIn, formatBytes } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { isNumberKnown, type Comparison } from '../../packages/report';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { TableList, type TableListProps } from './DataTable';
import { NextSteps } from './NextSteps';
import { CopyButton, useKeptText } from './ReportButtons';
import styles from './ReportPanel.module.css';
import { faultText, partNames } from './reportText';
import { SourceButtons } from './SourceButtons';
import type { ReportSource } from './reportReader';
import type { ReportReader } from './useReportReader';

/** What the output was and is, and by how much it changed: the one figure that a comparison is opened for. */
function Figure({ comparison: { before, after, unknown } }: { readonly comparison: Comparison }) {
  if (!isNumberKnown('bytes', new Set(unknown), before, after)) return null;
  const [was = '', unitBefore] = formatBytes(before.bytes).split(' ');
  const [is, unit] = formatBytes(after.bytes).split(' ');
  const share = Math.round((after.bytes / before.bytes - 1) * 100);
  return (
    <p className={styles.figure}>
      <span>
        {unitBefore === unit ? was : `${was} ${unitBefore}`} → {is} {unit}
        {before.bytes > 0 && ', '}
      </span>
      {before.bytes > 0 && (
        <strong>
          {share > 0 ? '+' : share < 0 ? '−' : '±'}
          {Math.abs(share)}%
        </strong>
      )}
    </p>
  );
}

function FindingChanges({ findings }: Pick<Comparison, 'findings'>) {
  const say = useT();
  if (findings.length === 0) return null;
  const list = (texts: readonly string[], sign: string, word: string) =>
    texts.map((text, at) => (
      <li key={`${sign} ${at}`}>
        <strong>{word}</strong> <span className={styles.words}>{text}</span>
      </li>
    ));
  return (
    <details className={styles.changes}>
      <summary>
        <h3>{say(NAMES.findings)}</h3>
      </summary>
      <ul>
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
    </details>
  );
}

interface ComparePartProps extends TableListProps {
  readonly reader: ReportReader;
  readonly comparison: Comparison | undefined;
  readonly onSource: (source: ReportSource, pick?: string) => void;
}

/** What changed since an earlier report, with the text for a pull request; and the buttons that open one. */
export function ComparePart({ reader, comparison, onSource, ...tables }: ComparePartProps) {
  const say = useT();
  const keptText = useKeptText(reader);
  const { failure, reading } = reader;
  const status =
    failure?.slot === 'baseline'
      ? faultText(failure, say)
      : comparison && !reading
        ? say(WORDS.compared)
        : '';
  return (
    <>
      {comparison && (
        <>
          <Figure comparison={comparison} />
          <p>
            <CopyButton label={say(WORDS.pullRequest)} text={() => keptText('pullRequest')} />
          </p>
          <TableList {...tables} />
          <FindingChanges findings={comparison.findings} />
          {comparison.unknown.length > 0 && (
            <p className={styles.note}>
              {fillIn(say(WORDS.notCompared), { parts: partNames(comparison.unknown, say) })}
            </p>
          )}
        </>
      )}
      {!comparison && <p>{say(WORDS.compareHint)}</p>}
      <SourceButtons slot="baseline" reader={reader} onSource={onSource} status={status}>
        <NextSteps slot="baseline" reader={reader} onSource={onSource} />
      </SourceButtons>
    </>
  );
}
