import { useDark, useLang } from '@rspress/core/runtime';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { askStatus, isThere } from '../../../lib/browser';
import { useMediaQuery } from '../../../lib/hooks';
import { useModal } from '../../../lib/modal';
import { useT } from '../../../lib/words';
import { REPORT_MESSAGE, REPORT_WIDTH, type ItemStep } from '../../../site/reportInterface';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import { Button } from '../Button';
import styles from './ReportWindow.module.css';

/** Below this width the report is scaled down to fit. */
const SCALED = `(width < ${REPORT_WIDTH}px)`;

/** Lets readers of narrow windows choose between the whole report, scaled down, and its actual size. */
export function useActualSize() {
  const say = useT();
  const isNarrow = useMediaQuery(SCALED);
  const [wantsActual, setWantsActual] = useState(false);
  const isActual = isNarrow && wantsActual;
  const actualSwitch = isNarrow ? (
    <Button look="link" aria-pressed={isActual} onClick={() => setWantsActual(!isActual)}>
      {say(WORDS.actual)}
    </Button>
  ) : undefined;
  return { isActual, actualSwitch };
}

interface ReportWindowProps {
  readonly title: string;
  readonly links: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the whole window around a report; the page below stays where it is. */
export function ReportWindow({ title, links, onClose, children }: ReportWindowProps) {
  const say = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const modal = useModal({ dialog, panel: dialog, field: closer, onClose });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} {...modal}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.links}>{links}</div>
        <Button ref={closer} onClick={onClose}>
          {say(WORDS.close)}
        </Button>
      </div>
      {children}
    </dialog>
  );
}

const told = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && REPORT_MESSAGE in data ? data[REPORT_MESSAGE] : undefined;

interface ReportFrameProps {
  readonly title: string;
  readonly address: string;
  readonly poster?: string | undefined;
  /** Whether it is not scaled down, and scrolls instead. */
  readonly isActual: boolean;
  readonly onClose: () => void;
  /** Called whenever the interface without data asks for some. */
  readonly onWaiting?: (report: Window) => void;
  /** What is pressed in the report once it is drawn. */
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
  const lang = useLang();
  const theme = useDark() ? 'dark' : 'light';
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [there, setThere] = useState<boolean>();
  const [stage, setStage] = useState<'coming' | 'drawn' | 'failed'>('coming');
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number }>();
  // Theme and language of later are said to the report, which would start anew with another address.
  const [first] = useState(address.replace('?', `?theme=${theme}&`));

  // A frame shows the browser's own page for a missing document and cannot be asked, so the server is asked first.
  const ask = useCallback(() => askStatus(address).then((status) => setThere(isThere(status))), [address]);
  useEffect(() => void ask(), [ask]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    const report = frame.current?.contentWindow;
    if (!report || source !== report) return;
    const word = told(data);
    if (word === 'drawn') {
      setStage('drawn');
      if (steps) report.postMessage({ [REPORT_MESSAGE]: { steps } }, '*');
    }
    // An error after that concerns a part of it, and what is seen stays.
    if (word === 'failed') setStage((now) => (now === 'drawn' ? now : 'failed'));
    if (word === 'escape') onClose();
    if (word === 'waiting') onWaiting?.(report);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    // Nothing that a stranger could use, so that any origin may hear it; the report has none that could be named.
    if (stage === 'drawn')
      frame.current?.contentWindow?.postMessage({ [REPORT_MESSAGE]: { theme, lang } }, '*');
  }, [stage, theme, lang]);

  const drawn = stage === 'drawn';
  const broken = stage === 'failed' ? say(WORDS.broken) : failure;
  const width = Math.max(room?.width ?? 0, REPORT_WIDTH);
  const scale = room && !isActual ? room.width / width : 1;
  return (
    <div ref={place} className={styles.place} data-actual={isActual || undefined}>
      {!drawn && (
        <div className={styles.waiting}>
          {poster && <img className={styles.poster} src={poster} alt="" />}
          <p role="status" className={styles.status}>
            {broken ?? say(there === false ? WORDS.failed : WORDS.opening)}
            {there === false && (
              <Button
                look="primary"
                onClick={() => {
                  setThere(undefined);
                  void ask();
                }}
              >
                {say(WORDS.again)}
              </Button>
            )}
          </p>
        </div>
      )}
      {there && room && (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{
            width,
            height: isActual ? '100%' : room.height / (scale || 1),
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
