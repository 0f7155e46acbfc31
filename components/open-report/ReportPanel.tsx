import { useLang } from '@rspress/core/runtime';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { fillIn, formatBytes } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { formatMs, isNumberKnown, unknownParts, type ReportPart } from '../../packages/report';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import type { Lang } from '../../site/languages';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { NONE_IN_BUILD_WORDS, REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import { Button } from '../ui/Button';
import parts from '../ui/parts.module.css';
import { DialogBoundary } from '../ui/PartBoundary';
import { Tabs } from '../ui/Tabs';
import { ComparePart } from './ComparePart';
import { TableList } from './DataTable';
import { FullReport } from './FullReport';
import { KeptReports } from './KeptReports';
import { REPORT_TABS, type ReportTab } from './pageState';
import { KeepTools, siteBase } from './ReportButtons';
import styles from './ReportPanel.module.css';
import { fullPlaces, reportTables, type FullPlace } from './reportTables';
import { faultText, partNames } from './reportText';
import { RuleCard } from './RuleCard';
import type { ReportView } from './reportView';
import type { ReportSlot, ReportSource } from './reportReader';
import type { ReportReader } from './useReportReader';

const BUNDLERS = { rspack: 'Rspack', webpack: 'webpack', unknown: '' } as const;

interface ReportPanelProps {
  readonly reader: ReportReader;
  readonly view: ReportView;
  readonly tab: ReportTab | undefined;
  readonly onTab: (tab: ReportTab) => void;
  readonly onSource: (slot: ReportSlot, source: ReportSource, pick?: string) => void;
  readonly isChoosing: boolean;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** What collects a part, where it is not `bundle`. */
const FEATURES: Readonly<Partial<Record<string, string>>> = { loader: 'loader', plugin: 'plugins' };

const TAB_PARTS: Readonly<Record<'time' | 'size', readonly ReportPart[]>> = {
  time: ['summary', 'loader', 'plugin'],
  size: ['moduleGraph', 'chunkGraph', 'chunks', 'packageGraph'],
};

type Say = (text: Text) => string;

const featuresOf = (parts: readonly ReportPart[], say: Say) =>
  [...new Set(parts.map((part) => FEATURES[part] ?? 'bundle'))].join(say(WORDS.comma));

function Notes({ texts }: { readonly texts: readonly (string | false)[] }) {
  return texts.map(
    (text) =>
      text && (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ),
  );
}

/** What cannot be said of some parts of a report, why, and what would fill them. */
function partTexts({ empty }: ReportView, of: readonly ReportPart[], say: Say) {
  const filled = (word: 'off' | 'unknown') => {
    const parts = empty[word].filter((part) => of.includes(part));
    const facts = { parts: partNames(parts, say), features: featuresOf(parts, say) };
    return parts.length > 0 && fillIn(say(WORDS[word]), facts);
  };
  const none = empty.none.filter((part) => of.includes(part));
  return [none.map((part) => say(NONE_IN_BUILD_WORDS[part])).join(' '), filled('off'), filled('unknown')];
}

function strangeTexts({ rules, skipped }: ReportView, say: Say) {
  const unknown = rules.filter(({ code, words }) => !words && code !== 'EXTEND').map(({ code }) => code);
  const codes = [...new Set(unknown)].join(say(WORDS.comma));
  return [
    skipped.length > 0 &&
      [say(WORDS.skipped), ...skipped.map((failure) => faultText(failure, say))].join(' '),
    codes !== '' && fillIn(say(WORDS.newer), { codes, version: DOCUMENTED_VERSION }),
  ];
}

/** A report without findings: whether the rules had something to check, and what would give it to them. */
function noFindings({ empty }: ReportView, say: Say) {
  if (empty.unknown.includes('errors')) return say(WORDS.noFindingList);
  if (empty.off.length === 0) return say(WORDS.noFindings);
  return fillIn(say(WORDS.fewChecked), { features: featuresOf(empty.off, say) });
}

/** The four numbers of a build that are read first; those that the report does not tell are left out. */
function Numbers({ view }: Pick<ReportPanelProps, 'view'>) {
  const say = useT();
  const { summary } = view;
  const unknown = unknownParts(view);
  const rows = [
    ['bytes', NAMES.bytes, formatBytes],
    ['buildMs', NAMES.time, formatMs],
    ['findings', NAMES.findings, String],
    ['duplicates', NAMES.duplicates, String],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {rows
        .filter(([key]) => isNumberKnown(key, unknown, summary))
        .map(([key, name, print]) => (
          <div key={key}>
            <dt>{say(name)}</dt>
            <dd>
              {print(summary[key])}
              {key === 'bytes' && isNumberKnown('gzipBytes', unknown, summary) && (
                <span className={styles.gzip}>
                  {fillIn(say(WORDS.gzipped), { size: formatBytes(summary.gzipBytes) })}
                </span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What a report says, in tabs. */
export function ReportPanel(props: ReportPanelProps) {
  const { reader, view, tab, onTab, onSource, isChoosing, onChoosing } = props;
  const say = useT();
  const lang = useLang() as Lang;
  const { build, summary, rules, comparison } = view;
  const [time = [], size = [], change = []] = useMemo(() => {
    const inPage = (text: Text) => text[lang];
    const { time: ofTime, size: ofSize, compare } = reportTables;
    return [ofTime, ofSize, compare].map((of) => of(view, inPage).filter(({ rows }) => rows.length > 0));
  }, [view, lang]);
  const [place, setPlace] = useState<FullPlace>();
  const close = useCallback(() => setPlace(undefined), []);
  const base = siteBase();
  const bundler = [build.rsbuild && 'Rsbuild,', BUNDLERS[build.bundler], build.bundlerVersion]
    .filter(Boolean)
    .join(' ');
  const shown = tab ?? (comparison ? 'compare' : 'fix');
  const contents: Readonly<Record<ReportTab, ReactNode>> = {
    fix: (
      <>
        <p className={rules.length > 0 ? styles.hint : undefined}>
          {rules.length > 0 ? say(WORDS.order) : noFindings(view, say)}
        </p>
        <ol className={styles.cards}>
          {rules.map((rule, at) => (
            <RuleCard
              key={`${rule.code} ${rule.title}`}
              rule={rule}
              summary={summary}
              base={base}
              isOpen={at === 0}
              onPlace={setPlace}
            />
          ))}
        </ol>
      </>
    ),
    time: (
      <>
        <Notes texts={partTexts(view, TAB_PARTS.time, say)} />
        <TableList tables={time} onPlace={setPlace} />
        {time.length > 0 && <p className={styles.hint}>{say(WORDS.timeNote)}</p>}
      </>
    ),
    size: (
      <>
        <Notes texts={partTexts(view, TAB_PARTS.size, say)} />
        <TableList tables={size} onPlace={setPlace} />
      </>
    ),
    compare: (
      <ComparePart
        reader={reader}
        comparison={comparison}
        onSource={(source, pick) => onSource('baseline', source, pick)}
        tables={change}
        onPlace={setPlace}
      />
    ),
    save: (
      <>
        <p>{say(WORDS.keepHint)}</p>
        <KeepTools reader={reader} />
        <KeptReports
          own={
            typeof reader.source === 'string' || !reader.source
              ? undefined
              : { name: build.name, files: reader.source, pick: reader.choices?.report?.pick }
          }
          onOpen={(source, pick) => onSource('report', source, pick)}
        />
      </>
    ),
  };
  return (
    <div className={styles.panel}>
      <div className={styles.top} data-report-box="">
        <p className={styles.name}>
          <strong>{build.name}</strong> {bundler}
        </p>
        <div className={parts.row}>
          <Button aria-haspopup="dialog" onClick={() => setPlace(fullPlaces.start)}>
            {say(WORDS.full)}
          </Button>
          <Button aria-expanded={isChoosing} onClick={() => onChoosing(!isChoosing)}>
            {say(WORDS.another)}
          </Button>
          <Button onClick={reader.forget}>{say(WORDS.forget)}</Button>
        </div>
      </div>
      <Numbers view={view} />
      <Notes texts={strangeTexts(view, say)} />
      <Tabs
        label={say(WORDS.parts)}
        items={REPORT_TABS.map((name) => ({ label: say(WORDS[`${name}Tab`]), content: contents[name] }))}
        selected={REPORT_TABS.indexOf(shown)}
        onSelect={(index) => onTab(REPORT_TABS[index] ?? 'fix')}
      />
      <DialogBoundary open={place !== undefined} onClose={close}>
        {place && <FullReport reader={reader} name={build.name} place={place} onClose={close} />}
      </DialogBoundary>
    </div>
  );
}
