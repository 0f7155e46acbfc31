import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { REPORT_MESSAGE } from '../../../site/reportInterface';
import type { Lang } from '../../../site/languages';
import type { ItemStep } from '../../../site/reportItems';

/** What a report follows. */
export interface ReportLook {
  readonly theme: 'light' | 'dark';
  readonly lang: Lang;
}

/** What is done when a report says something. */
export interface ReportListeners {
  /** Escape is pressed in it. */
  readonly onEscape: () => void;
  /** The interface without data asks for some. */
  readonly onWaiting?: ((report: Window) => void) | undefined;
}

/** How far a report is: on its way, seen, or given up because its interface cannot show it. */
export type ReportStage = 'coming' | 'drawn' | 'failed';

const told = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && REPORT_MESSAGE in data ? data[REPORT_MESSAGE] : undefined;

/**
 * Talks with the report in a frame, which has no origin: it says when it has drawn itself, when Escape is pressed in it and
 * when it waits for data, and is told the theme and language of the page.
 * @param frame element of the report; messages of anybody else are not heard
 * @param look theme and language of the page
 * @param listeners what is done when the report says something
 * @param steps what is pressed in the report once it is drawn
 */
export function useReportMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { theme, lang }: ReportLook,
  listeners: ReportListeners,
  steps?: readonly ItemStep[],
): ReportStage {
  const [stage, setStage] = useState<ReportStage>('coming');
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
