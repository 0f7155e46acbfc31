import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import { useState } from 'react';
import { useLazyPart } from '../../lib/hooks';
import { useStored } from '../../lib/storage';
import { useAddressed } from '../../lib/useAddressed';
import { useT } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { SAMPLE_REPORTS } from '../../site/sampleReports';
import { OPEN_REPORT_EXPORT, OPEN_REPORT_WORDS as WORDS } from '../../site/words/openReport';
import { Button } from '../ui/Button';
import styles from './OpenReport.module.css';
import { keptSlot, REPORT_TABS } from './pageState';
import { SourceButtons } from './SourceButtons';
import type { ReportSlot, ReportSource } from './reportReader';
import { droppedFiles, useDrop } from './useDrop';
import { useReportReader } from './useReportReader';

const loadParts = () => import('./reportParts');

function ReportBox() {
  const say = useT();
  const lang = useLang() as Lang;
  const reader = useReportReader();
  const { open, reading, view, failure, choices } = reader;
  const isOpen = view !== undefined;
  const [tab, chooseTab] = useAddressed('tab', REPORT_TABS);
  const [isChoosing, setIsChoosing] = useState(false);
  const hasKept = useStored(keptSlot, false);
  const parts = useLazyPart(loadParts, hasKept || Boolean(reading ?? view ?? failure));

  const take = (slot: ReportSlot, source: ReportSource, pick?: string) => {
    setIsChoosing(false);
    void open({ slot, lang, source, pick });
  };
  const takeReport = (source: ReportSource, pick?: string) => take('report', source, pick);
  const over = useDrop(async (data, target) => {
    const isFirstBox = target instanceof Element && target.closest('[data-report-box]') !== null;
    // Whatever is dropped beside the box while a report is open is compared with it.
    const slot = isOpen && !isFirstBox ? 'baseline' : 'report';
    if (slot === 'baseline') chooseTab('compare');
    take(slot, await droppedFiles(data).catch(() => []));
  });
  const isReading = reading?.slot === 'report';
  const status =
    parts && failure?.slot === 'report'
      ? parts.faultText(failure, say)
      : parts && view && !isReading
        ? parts.openedText(view, say, choices?.report?.pick)
        : '';
  return (
    <div className={styles.opener}>
      <div
        className={styles.box}
        data-report-box=""
        data-over={over || undefined}
        data-folded={(isOpen && !isChoosing) || undefined}
      >
        <p className={styles.label}>{say(WORDS.label)}</p>
        {!isOpen && <p className={styles.hint}>{say(WORDS.hint)}</p>}
        <SourceButtons slot="report" reader={reader} onSource={takeReport} status={status}>
          {parts && <parts.NextSteps slot="report" reader={reader} onSource={takeReport} />}
        </SourceButtons>
        {!isOpen && (
          <div className={styles.samples}>
            <span>{say(WORDS.samples)}</span>
            {SAMPLE_REPORTS.map(({ file, baseline, title }) => (
              <Button
                key={file}
                onClick={() =>
                  void open({
                    slot: 'report',
                    lang,
                    source: normalizeImagePath(file),
                    baseline: baseline && normalizeImagePath(baseline),
                  })
                }
              >
                {say(title)}
              </Button>
            ))}
          </div>
        )}
        {!isOpen && hasKept && parts && <parts.KeptReports onOpen={takeReport} />}
      </div>
      <p className={styles.withoutScripts}>{say(WORDS.withoutScripts)}</p>
      {parts && view && (
        <parts.ReportPanel
          reader={reader}
          view={view}
          tab={tab}
          onTab={chooseTab}
          onSource={take}
          isChoosing={isChoosing}
          onChoosing={setIsChoosing}
        />
      )}
    </div>
  );
}

/** Opens and explains a report of the reader's own, in a worker; nothing is sent, and nothing is kept unless asked for. */
export default function OpenReport() {
  const say = useT();
  if (import.meta.env.SSG_MD) return `\n${say(OPEN_REPORT_EXPORT)}\n\n${say(WORDS.withoutScripts)}\n\n`;
  return <ReportBox />;
}
