import { useEffect, useState, type RefObject } from 'react';
import { REPORT_MESSAGE } from '../../site/reportInterface';
import type { Lang } from '../../site/languages';

/** What a report follows. */
export interface ReportLook {
  readonly theme: 'light' | 'dark';
  readonly lang: Lang;
}

const told = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && REPORT_MESSAGE in data ? data[REPORT_MESSAGE] : undefined;

/**
 * Talks with the report in a frame, which has no origin: it says when it has drawn itself and when Escape is pressed in
 * it, and is told the theme and language of the page.
 * @returns whether the report is drawn
 */
export function useReportMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { theme, lang }: ReportLook,
  onEscape: () => void,
): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (told(data) === 'drawn') setDrawn(true);
      if (told(data) === 'escape') onEscape();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, onEscape]);
  useEffect(() => {
    // Nothing that a stranger could use, so that any origin may hear it; the report has none that could be named.
    if (drawn) frame.current?.contentWindow?.postMessage({ [REPORT_MESSAGE]: { theme, lang } }, '*');
  }, [frame, drawn, theme, lang]);
  return drawn;
}
