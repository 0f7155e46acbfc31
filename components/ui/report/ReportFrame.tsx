import { useDark, useLang } from '@rspress/core/runtime';
import { useLayoutEffect, useState, useCallback, useEffect, useRef, type RefObject } from 'react';
import { askStatus, isThere } from '../../../lib/loading';
import { useT } from '../../../lib/words';
import type { Lang } from '../../../site/languages';
import { REPORT_WIDTH, REPORT_MESSAGE } from '../../../site/reportInterface';
import type { ItemStep } from '../../../site/reportItems';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import { Button } from '../Button';
import styles from './ReportFrame.module.css';

/** The size in px at which a report is laid out in a place: where that is narrower, the report is drawn smaller. */
function fitInto(place: { readonly width: number; readonly height: number }) {
  const width = Math.max(place.width, REPORT_WIDTH);
  const scale = place.width / width;
  return { width, height: place.height / (scale || 1), scale };
}

function useFit(place: RefObject<HTMLElement | null>) {
  const [fit, setFit] = useState<ReturnType<typeof fitInto>>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setFit(fitInto({ width: element.offsetWidth, height: element.offsetHeight }));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return fit;
}

/**
 * A frame cannot be asked whether its document came, and shows the browser's own page for a missing one: ask the server
 * first.
 */
function useReportFile(address: string) {
  const [there, setThere] = useState<boolean>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void askStatus(address).then((status) => {
      if (isWanted) setThere(isThere(status));
    });
    return () => {
      isWanted = false;
    };
  }, [address, asked]);
  const askAgain = useCallback(() => {
    setThere(undefined);
    setAsked((times) => times + 1);
  }, []);
  return { there, askAgain };
}

interface ReportLook {
  readonly theme: 'light' | 'dark';
  readonly lang: Lang;
}

interface ReportListeners {
  readonly onEscape: () => void;
  readonly onWaiting?: ((report: Window) => void) | undefined;
}

const told = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && REPORT_MESSAGE in data ? data[REPORT_MESSAGE] : undefined;

/** Talks with the report, which has no origin: hears when it is drawn, waits for data or Escape is pressed, tells the look. */
function useReportMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { theme, lang }: ReportLook,
  listeners: ReportListeners,
  steps?: readonly ItemStep[],
): 'coming' | 'drawn' | 'failed' {
  const [stage, setStage] = useState<'coming' | 'drawn' | 'failed'>('coming');
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const report = frame.current?.contentWindow;
      if (!report || source !== report) return;
      const word = told(data);
      if (word === 'drawn') {
        setStage('drawn');
        if (steps) report.postMessage({ [REPORT_MESSAGE]: { steps } }, '*');
      }
      // An error after that concerns a part of it, and what is seen stays.
      if (word === 'failed') setStage((now) => (now === 'drawn' ? now : 'failed'));
      if (word === 'escape') latest.current.onEscape();
      if (word === 'waiting') latest.current.onWaiting?.(report);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, steps]);
  useEffect(() => {
    // Nothing that a stranger could use, so that any origin may hear it; the report has none that could be named.
    if (stage === 'drawn')
      frame.current?.contentWindow?.postMessage({ [REPORT_MESSAGE]: { theme, lang } }, '*');
  }, [frame, stage, theme, lang]);
  return stage;
}

interface ReportFrameProps {
  readonly title: string;
  readonly address: string;
  readonly poster?: string | undefined;
  readonly isActual: boolean;
  readonly onClose: () => void;
  /** Called whenever the interface without data asks for some. */
  readonly onWaiting?: ReportListeners['onWaiting'];
  readonly steps?: readonly ItemStep[];
  readonly failure?: string | undefined;
}

/**
 * A live report, laid out as wide as it needs and scaled down where the window is narrower. Without `allow-same-origin` it
 * has no origin: it reaches neither this page nor the site's storage, and brings a storage of its own
 * (`plugins/output/reports`).
 */
export function ReportFrame(props: ReportFrameProps) {
  const { title, address, poster, isActual, onClose, onWaiting, steps, failure } = props;
  const say = useT();
  const lang = useLang() as Lang;
  const theme = useDark() ? 'dark' : 'light';
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { there, askAgain } = useReportFile(address);
  const stage = useReportMessages(frame, { theme, lang }, { onEscape: onClose, onWaiting }, steps);
  const drawn = stage === 'drawn';
  const broken = stage === 'failed' ? say(WORDS.broken) : failure;
  const fit = useFit(place);
  // Theme and language of later are said to the report, which would start anew with another address.
  const [first] = useState(address.replace('?', `?theme=${theme}&`));
  const scale = isActual ? 1 : fit?.scale;
  return (
    <div ref={place} className={styles.place} data-actual={isActual || undefined}>
      {!drawn && (
        <div className={styles.waiting}>
          {poster && <img className={styles.poster} src={poster} alt="" />}
          <p role="status" className={styles.status}>
            {broken ?? say(there === false ? WORDS.failed : WORDS.opening)}
            {there === false && (
              <Button look="primary" onClick={askAgain}>
                {say(WORDS.again)}
              </Button>
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
