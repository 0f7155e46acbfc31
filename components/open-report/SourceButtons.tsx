import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/words';
import { OPEN_REPORT_WORDS as WORDS } from '../../site/words/openReport';
import { Button } from '../ui/Button';
import { FilePicker } from '../ui/FilePicker';
import parts from '../ui/parts.module.css';
import styles from './OpenReport.module.css';
import type { ReportSlot, ReportSource } from './reportReader';
import { listedFiles } from './useDrop';
import type { ReportReader } from './useReportReader';

interface SourceButtonsProps {
  readonly slot: ReportSlot;
  readonly reader: ReportReader;
  readonly onSource: (source: ReportSource) => void;
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

/** Ways to choose a report that need no mouse; while one is read, how far it is and a way to stop. */
export function SourceButtons({ slot, reader, onSource, status, children }: SourceButtonsProps) {
  const say = useT();
  const id = useId();
  const reading = reader.reading?.slot === slot ? reader.reading : undefined;
  const isFirst = slot === 'report' && !reader.view;
  const picker = (name: 'file' | 'folder') => (
    <FilePicker
      label={say(slot === 'report' ? WORDS[name] : WORDS[name === 'file' ? 'baseline' : 'baselineFolder'])}
      isPrimary={isFirst && name === 'file'}
      {...(name === 'file' ? { accept: '.json,.html,.zip,.gz' } : { multiple: true, webkitdirectory: '' })}
      onFiles={(files) => onSource(listedFiles(files))}
    />
  );
  return (
    <div className={styles.source}>
      <div className={styles.pickers}>
        {picker('file')}
        {picker('folder')}
      </div>
      {reading && (
        <div className={parts.row}>
          <label htmlFor={`${id}-progress`}>{say(WORDS.reading)}</label>
          <progress id={`${id}-progress`} className={styles.progress} max={1} value={reading.share} />
          <Button onClick={() => reader.stop(slot)}>{say(WORDS.stop)}</Button>
        </div>
      )}
      <div role="status" className={styles.status}>
        {status}
      </div>
      {children}
    </div>
  );
}
