import { useLang } from '@rspress/core/runtime';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/words';
import type { Lang } from '../../../site/languages';
import type { ItemStep } from '../../../site/reportItems';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import styles from './ReportFrame.module.css';
import { useFit } from './useFit';
import { useReportFile } from './useReportFile';
import { useReportMessages, type ReportListeners, type ReportLook } from './useReportMessages';

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
  /** Gives data to the interface without any; called whenever it asks. */
  readonly onWaiting?: ReportListeners['onWaiting'];
  /** What is pressed in the report once it is drawn. */
  readonly steps?: readonly ItemStep[];
  /** Why there is nothing to show, where the page knows. */
  readonly failure?: string | undefined;
}

/**
 * A live report, laid out as wide as it needs and scaled down where the window is narrower. Without `allow-same-origin` it
 * has no origin: it reaches neither this page nor the site's storage, and brings a storage of its own
 * (`plugins/output/reports`).
 */
export function ReportFrame(props: ReportFrameProps) {
  const { title, address, poster, theme, isActual, onClose, onWaiting, steps, failure } = props;
  const say = useText();
  const lang = useLang() as Lang;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { there, askAgain } = useReportFile(address);
  const stage = useReportMessages(frame, { theme, lang }, { onEscape: onClose, onWaiting }, steps);
  const drawn = stage === 'drawn';
  const broken = stage === 'failed' ? say(WORDS.broken) : failure;
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
            {broken ?? say(there === false ? WORDS.failed : WORDS.opening)}
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
