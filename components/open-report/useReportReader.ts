import { useCallback, useEffect, useRef, useState } from 'react';
import { tellLoadFailure } from '../../lib/dom/tellLoadFailure';
import type { ReportFault } from '../../packages/report';
import type { ReaderAnswer, ReaderQuestion, ReportView } from './types';

const start = () =>
  new Worker(/* webpackChunkName: "report-reader" */ new URL('./reader.entry.ts', import.meta.url));

/** Where reading is. */
export interface ReaderState {
  /** From 0 to 1 while a report is being read. */
  readonly progress?: number | undefined;
  readonly view?: ReportView | undefined;
  readonly failure?: { readonly fault: ReportFault; readonly place: string } | undefined;
}

/**
 * Reads reports in a worker, which keeps them until the page is left, another is opened, or the reader forgets them.
 * @returns the state; functions that open a report, ask for a text, stop, and forget
 */
export function useReportReader() {
  const worker = useRef<Worker>(undefined);
  const waiting = useRef<(text: string) => void>(undefined);
  const [state, setState] = useState<ReaderState>({});

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    waiting.current?.('');
  }, []);
  useEffect(() => end, [end]);

  const ask = useCallback(
    (question: ReaderQuestion) => {
      if (!worker.current) {
        const started = start();
        started.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
          if (data.kind === 'kept') waiting.current?.(data.text);
          else if (data.kind === 'progress') setState((was) => ({ ...was, progress: data.share }));
          else if (data.kind === 'opened') setState({ view: data.view });
          else setState(({ view }) => ({ view, failure: data }));
        };
        started.onerror = () => {
          end();
          setState(({ view }) => ({ view }));
          tellLoadFailure();
        };
        worker.current = started;
      }
      worker.current.postMessage(question);
    },
    [end],
  );
  const open = useCallback(
    (question: Omit<Extract<ReaderQuestion, { kind: 'open' }>, 'kind'>) => {
      // What is still being read is not wanted any more, and a worker cannot be interrupted but by its end.
      if (question.slot === 'report') end();
      setState(({ view }) => ({ view: question.slot === 'baseline' ? view : undefined, progress: 0 }));
      ask({ kind: 'open', ...question });
    },
    [ask, end],
  );
  const keep = useCallback(
    (question: Omit<Extract<ReaderQuestion, { kind: 'keep' }>, 'kind'>) =>
      new Promise<string>((resolve) => {
        waiting.current = resolve;
        ask({ kind: 'keep', ...question });
      }),
    [ask],
  );
  const stop = useCallback(() => {
    end();
    setState({ failure: { fault: 'stopped', place: '' } });
  }, [end]);
  const forget = useCallback(() => {
    end();
    setState({});
  }, [end]);
  return { ...state, open, keep, stop, forget };
}
