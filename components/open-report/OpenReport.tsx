import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import { useCallback, useId, useRef } from 'react';
import { useText } from '../../lib/hooks/useText';
import { useLazyPart } from '../../lib/hooks/useLazyPart';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { OPEN_REPORT_WORDS as WORDS } from '../../site/words/openReport';
import { droppedFiles, listedFiles } from './droppedFiles';
import styles from './OpenReport.module.css';
import type { ChosenFile } from './types';
import { useDrop } from './useDrop';
import { useReportReader } from './useReportReader';

/**
 * Opens a report of the reader's own and explains it. Everything happens in the browser, in a worker; nothing is sent, and
 * nothing is kept when the page is left.
 */
export default function OpenReport() {
  const say = useText();
  const lang = useLang() as Lang;
  const id = useId();
  const reader = useReportReader();
  const { open, progress, view, failure } = reader;
  const box = useRef<HTMLDivElement>(null);
  const nothing = useCallback(() => undefined, []);
  const isBusy = progress !== undefined;
  const parts = useLazyPart(
    () => import('./reportParts').then(({ reportParts }) => reportParts),
    isBusy || Boolean(view ?? failure),
    nothing,
  );

  const take = useCallback(
    (source: readonly ChosenFile[] | string) => open({ slot: 'report', lang, source }),
    [open, lang],
  );
  const over = useDrop(
    box,
    useCallback((data) => void droppedFiles(data).then(take, () => take([])), [take]),
  );
  if (import.meta.env.SSG_MD) return null;
  const picker = (name: string, isFolder: boolean) => (
    <span className={styles.file}>
      <input
        id={`${id}-${name}`}
        className={styles.picker}
        type="file"
        multiple={isFolder}
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.json,.html,.zip' })}
        onChange={({ target }) => {
          take(listedFiles(target.files ?? []));
          target.value = '';
        }}
      />
      <label htmlFor={`${id}-${name}`} className={isFolder ? styles.second : styles.first}>
        {say(isFolder ? WORDS.folder : WORDS.file)}
      </label>
    </span>
  );
  return (
    <>
      <div ref={box} className={styles.box} data-over={over || undefined}>
        <p className={styles.label}>{say(WORDS.label)}</p>
        <p className={styles.hint}>{say(WORDS.hint)}</p>
        <div className={styles.actions}>
          {picker('file', false)}
          {picker('folder', true)}
          <button
            type="button"
            className={styles.second}
            onClick={() => take(normalizeImagePath(REPORT_DEMOS['webpack-app'].page))}
          >
            {say(WORDS.sample)}
          </button>
        </div>
        {isBusy && (
          <div className={styles.actions}>
            <label htmlFor={`${id}-progress`}>{say(WORDS.reading)}</label>
            <progress id={`${id}-progress`} className={styles.progress} max={1} value={progress} />
            <button type="button" className={styles.second} onClick={reader.stop}>
              {say(WORDS.stop)}
            </button>
          </div>
        )}
        <div role="status" className={styles.status}>
          {parts && failure && parts.faultText(failure, say)}
          {parts && view && !isBusy && !failure && parts.openedText(view, say)}
        </div>
      </div>
      {parts && view && <parts.ReportPanel reader={reader} view={view} lang={lang} />}
    </>
  );
}
