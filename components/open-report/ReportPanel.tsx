import { useCallback, useId, useMemo, useState } from 'react';
import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import { summaryRows, unknownParts } from '../../packages/report';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import type { Lang } from '../../site/languages';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { NONE_IN_BUILD_WORDS, REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import { DialogBoundary } from '../ui/PartBoundary';
import { ComparePart } from './ComparePart';
import { DataTable, type DataTableProps } from './DataTable';
import buttonStyles from './DataTable.module.css';
import { faultText } from './faultText';
import { FullReport } from './FullReport';
import { fullPlaces, type FullPlace } from './fullPlaces';
import { KeepTools, siteBase } from './KeepTools';
import { KeptReports } from './KeptReports';
import { partNames } from './partNames';
import styles from './ReportPanel.module.css';
import { reportTables } from './reportTables';
import { RuleCard } from './RuleCard';
import type { ReportSlot, ReportSource, ReportView } from './types';
import type { ReportReader } from './useReportReader';

/** Rules whose cards are open at first. */
const OPEN_CARDS = 3;

const BUNDLERS = { rspack: 'Rspack', webpack: 'webpack', unknown: '' } as const;

/** Props of `ReportPanel`. */
export interface ReportPanelProps {
  readonly reader: ReportReader;
  readonly view: ReportView;
  readonly lang: Lang;
  readonly onSource: (slot: ReportSlot, source: ReportSource, pick?: string) => void;
}

/** What a build needs in `features` to collect a part. */
const FEATURES: Readonly<Partial<Record<string, string>>> = { loader: 'loader', plugin: 'plugins' };

/** What cannot be said of a report, and why. */
function Notes({ view: { empty, rules, skipped = [] } }: Pick<ReportPanelProps, 'view'>) {
  const say = useText();
  const unknown = rules.filter(({ code, words }) => !words && code !== 'EXTEND').map(({ code }) => code);
  const features = new Set(empty.off.map((part) => FEATURES[part] ?? 'bundle'));
  return (
    <>
      {skipped.length > 0 && (
        <p className={styles.note}>
          {[say(WORDS.skipped), ...skipped.map((failure) => faultText(failure, say))].join(' ')}
        </p>
      )}
      {empty.none.length > 0 && (
        <p className={styles.note}>{empty.none.map((part) => say(NONE_IN_BUILD_WORDS[part])).join(' ')}</p>
      )}
      {empty.off.length > 0 && (
        <p className={styles.note}>
          {fillIn(say(WORDS.off), {
            parts: partNames(empty.off, say),
            features: [...features].join(say(WORDS.comma)),
          })}
        </p>
      )}
      {empty.unknown.length > 0 && (
        <p className={styles.note}>{fillIn(say(WORDS.unknown), { parts: partNames(empty.unknown, say) })}</p>
      )}
      {unknown.length > 0 && (
        <p className={styles.note}>
          {fillIn(say(WORDS.newer), {
            codes: [...new Set(unknown)].join(say(WORDS.comma)),
            version: DOCUMENTED_VERSION,
          })}
        </p>
      )}
    </>
  );
}

/** A report without findings: whether the rules had something to check. */
function noFindings({ empty }: ReportView) {
  if (empty.unknown.includes('errors')) return WORDS.noFindingList;
  return empty.off.length > 0 ? WORDS.fewChecked : WORDS.noFindings;
}

const isFilled = (tables: readonly DataTableProps[]) => tables.some(({ rows }) => rows.length > 0);

/** What a report says: what to do first, where the time goes, what is big, how it differs from another, what can be kept. */
export function ReportPanel({ reader, view, lang, onSource }: ReportPanelProps) {
  const say = useText();
  const id = useId();
  const { build, summary, rules, comparison } = view;
  const [time, size, change] = useMemo(() => {
    const inPage = (text: Text) => text[lang];
    return [
      reportTables.time(view, inPage),
      reportTables.size(view, inPage),
      reportTables.compare(view, inPage),
    ];
  }, [view, lang]);
  const [place, setPlace] = useState<FullPlace>();
  const close = useCallback(() => setPlace(undefined), []);
  const tables = (list: readonly DataTableProps[]) =>
    list.map((props) => <DataTable key={props.title} {...props} onPlace={setPlace} />);
  const base = siteBase();
  const bundler = [build.rsbuild && 'Rsbuild,', BUNDLERS[build.bundler], build.bundlerVersion]
    .filter(Boolean)
    .join(' ');
  const parts = [
    ['todo', say(NAMES.todo)],
    ['time', say(WORDS.time)],
    ['size', say(WORDS.big)],
    ['compare', say(WORDS.compareTitle)],
    ['keep', say(WORDS.keep)],
  ] as const;
  const heading = (name: (typeof parts)[number][0]) => (
    <h3 id={`${id}-${name}`} className={styles.heading}>
      {parts.find(([key]) => key === name)?.[1]}
    </h3>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p className={styles.name}>
          <strong>{build.name}</strong> {bundler}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={buttonStyles.button}
            aria-haspopup="dialog"
            onClick={() => setPlace(fullPlaces.start)}
          >
            {say(WORDS.full)}
          </button>
          <button type="button" className={buttonStyles.button} onClick={reader.forget}>
            {say(WORDS.forget)}
          </button>
        </div>
      </div>
      <dl className={styles.numbers}>
        {summaryRows(summary, unknownParts(view), (word) => say(NAMES[word])).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notes view={view} />
      <nav aria-label={say(WORDS.parts)} className={styles.parts}>
        {parts.map(([name, title]) => (
          <a key={name} href={`#${id}-${name}`}>
            {title}
          </a>
        ))}
      </nav>
      {heading('todo')}
      <p>{say(rules.length > 0 ? WORDS.order : noFindings(view))}</p>
      {rules.length > 0 && (
        <ol className={styles.cards}>
          {rules.map((rule, at) => (
            <RuleCard
              key={`${rule.code} ${rule.title}`}
              rule={rule}
              summary={summary}
              base={base}
              isOpen={at < OPEN_CARDS}
              onPlace={setPlace}
            />
          ))}
        </ol>
      )}
      {heading('time')}
      <p>{say(isFilled(time) ? WORDS.timeNote : WORDS.nothingHere)}</p>
      {tables(time)}
      {heading('size')}
      {!isFilled(size) && <p>{say(WORDS.nothingHere)}</p>}
      {tables(size)}
      {heading('compare')}
      <ComparePart
        reader={reader}
        lang={lang}
        comparison={comparison}
        onSource={(source, pick) => onSource('baseline', source, pick)}
      />
      {tables(change)}
      {heading('keep')}
      <p>{say(WORDS.keepHint)}</p>
      <KeepTools reader={reader} lang={lang} />
      <KeptReports
        own={
          typeof reader.source === 'string' || !reader.source
            ? undefined
            : { name: build.name, files: reader.source, pick: reader.choices?.report?.pick }
        }
        onOpen={(source, pick) => onSource('report', source, pick)}
      />
      <DialogBoundary open={place !== undefined} onClose={close}>
        {place && <FullReport reader={reader} name={build.name} place={place} onClose={close} />}
      </DialogBoundary>
    </div>
  );
}
