import { withBase } from '@rspress/core/runtime';
import { useId } from 'react';
import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import { summaryRows } from '../../packages/report';
import type { Lang } from '../../site/languages';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { CopyButton } from './CopyButton';
import { DataTable, type DataTableProps } from './DataTable';
import { listedFiles } from './droppedFiles';
import styles from './ReportPanel.module.css';
import { reportTables } from './reportTables';
import { RuleCard } from './RuleCard';
import type { ReportView } from './types';
import type { useReportReader } from './useReportReader';

/** Props of `ReportPanel`. */
export interface ReportPanelProps {
  readonly reader: ReturnType<typeof useReportReader>;
  readonly view: ReportView;
  readonly lang: Lang;
}

const tables = (list: readonly DataTableProps[]) =>
  list.map((props) => <DataTable key={props.title} {...props} />);

/** What a report says: what to do first, where the time goes, what is big, how it differs from another, what can be kept. */
export function ReportPanel({ reader, view, lang }: ReportPanelProps) {
  const say = useText();
  const id = useId();
  const { build, missing, summary, rules, comparison } = view;
  const base = withBase('/').replace(/\/$/, '');
  const keep = (form: 'markdown' | 'json' | 'pullRequest') =>
    reader.keep({ form, lang, base: `${window.location.origin}${base}` });
  const bundler = [build.rsbuild && 'Rsbuild', build.bundler, build.bundlerVersion].filter(Boolean).join(' ');
  return (
    <div className={styles.panel}>
      <p>{fillIn(say(WORDS.builtWith), { bundler })}</p>
      {missing.length > 0 && <p>{fillIn(say(WORDS.missing), { parts: missing.join(', ') })}</p>}
      <dl className={styles.numbers}>
        {summaryRows(summary, (word) => say(NAMES[word])).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{say(NAMES.todo)}</h3>
      <p>{say(rules.length > 0 ? WORDS.order : WORDS.noFindings)}</p>
      <ul className={styles.cards}>
        {rules.map((rule) => (
          <RuleCard key={`${rule.code} ${rule.title}`} rule={rule} base={base} />
        ))}
      </ul>
      <h3>{say(WORDS.time)}</h3>
      <p>{say(WORDS.timeNote)}</p>
      {tables(reportTables.time(view, say))}
      <h3>{say(WORDS.big)}</h3>
      {tables(reportTables.size(view, say))}
      <h3>{say(WORDS.compareTitle)}</h3>
      <p>{say(WORDS.compareHint)}</p>
      <span className={styles.file}>
        <input
          id={`${id}-baseline`}
          className={styles.picker}
          type="file"
          accept=".json,.html,.zip"
          onChange={({ target }) => {
            const source = listedFiles(target.files ?? []);
            if (source.length > 0) reader.open({ slot: 'baseline', lang, source });
            target.value = '';
          }}
        />
        <label htmlFor={`${id}-baseline`} className={styles.button}>
          {say(WORDS.baseline)}
        </label>
      </span>
      {tables(reportTables.compare(view, say))}
      <h3>{say(WORDS.keep)}</h3>
      <div className={styles.tools}>
        <CopyButton label={say(WORDS.markdown)} text={() => keep('markdown')} />
        <CopyButton label={say(WORDS.json)} text={() => keep('json')} />
        {comparison && <CopyButton label={say(WORDS.pullRequest)} text={() => keep('pullRequest')} />}
        <button type="button" className={styles.button} onClick={reader.forget}>
          {say(WORDS.forget)}
        </button>
      </div>
    </div>
  );
}
