import { useLang } from '@rspress/core/runtime';
import { useRef, useState } from 'react';
import { useText } from '../../lib/hooks/useText';
import type { Lang } from '../../site/languages';
import { REPORT_DIALOG_WORDS as WORDS } from '../../site/words/reportDialog';
import styles from './ReportFrame.module.css';
import { useFit } from './useFit';
import { useReportFile } from './useReportFile';
import { useReportMessages, type ReportLook } from './useReportMessages';

/** Props of `ReportFrame`. */
export interface ReportFrameProps {
  readonly title: string;
  readonly address: string;
  /** Address of a picture that stands there until the report does. */
  readonly poster: string | undefined;
  readonly theme: ReportLook['theme'];
  /** Whether it is not scaled down, and scrolls instead. */
  readonly isActual: boolean;
  readonly onClose: () => void;
}

/**
 * A live report, laid out as wide as it needs and scaled down where the window is narrower. Without `allow-same-origin` it
 * has no origin: it reaches neither this page nor the site's storage, and brings a storage of its own
 * (`plugins/output/reports`).
 */
export function ReportFrame({ title, address, poster, theme, isActual, onClose }: ReportFrameProps) {
  const say = useText();
  const lang = useLang() as Lang;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { there, askAgain } = useReportFile(address);
  const drawn = useReportMessages(frame, { theme, lang }, onClose);
  const fit = useFit(place);
  // Theme and language of later are said to the report, which would start anew with another address.
  const [first] = useState(`${address.replace('?', `?theme=${theme}&`)}`);
  const scale = isActual ? 1 : fit?.scale;
  return (
    <div ref={place} className={styles.place} data-actual={isActual || undefined}>
      {!drawn && (
        <div className={styles.waiting}>
          {poster && <img className={styles.poster} src={poster} alt="" />}
          <p role="status" className={styles.status}>
            {say(there === false ? WORDS.failed : WORDS.opening)}
            {there === false && (
              <button type="button" className={styles.again} onClick={askAgain}>
                {say(WORDS.again)}
              </button>
            )}
          </p>
        </div>
      )}
      {there && fit && (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{
            width: fit.width,
            height: isActual ? '100%' : fit.height,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
          data-loaded={drawn || undefined}
          src={first}
          title={title}
          sandbox="allow-scripts"
        />
      )}
    </div>
  );
}
