import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { tellLoadFailure } from '../../lib/loading';
import type {
  KeepQuestion,
  OpenQuestion,
  ReaderAnswer,
  ReaderFault,
  ReaderQuestion,
  ReportSlot,
  ReportSource,
  ReportView,
} from './types';

const start = () =>
  new Worker(/* webpackChunkName: "report-reader" */ new URL('./reader.entry.ts', import.meta.url));

/** Where reading is. */
interface ReaderState {
  /** Which report is being read, and how much of it from 0 to 1. */
  readonly reading?:
    { readonly slot: ReportSlot; readonly share: number; readonly source: ReportSource } | undefined;
  readonly view?: ReportView | undefined;
  /** Where the report comes from that is open or being read. */
  readonly source?: ReportSource | undefined;
  readonly failure?: (ReaderFault & { readonly slot: ReportSlot }) | undefined;
  /** The reports of a source that has several. */
  readonly choices?: Partial<Record<ReportSlot, ReportChoices>> | undefined;
}

/** Reports of one source, of which the reader chooses. */
interface ReportChoices {
  readonly source: ReportSource;
  readonly paths: readonly string[];
  /** The one that was chosen last. */
  readonly pick?: string | undefined;
}

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Reads reports in a worker, which keeps them until the page is left, another is opened, or the reader forgets them.
 * @returns the state; functions that open a report, ask for a text, hand the data to a port, stop, and forget
 */
export function useReportReader() {
  const worker = useRef<Worker>(undefined);
  const waiting = useRef<Waiting>(undefined);
  const onHandedOver = useRef<(failure: ReaderFault | undefined) => void>(undefined);
  /** Number of the last question; answers to those before are not wanted any more. */
  const asked = useRef(0);
  const [state, setState] = useState<ReaderState>({});

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    waiting.current?.reject(new Error('The report is closed.'));
    waiting.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const take = useCallback((answer: ReaderAnswer) => {
    if (answer.kind === 'kept') {
      if (answer.text === undefined) waiting.current?.reject(new Error('No report is open.'));
      else waiting.current?.resolve(answer.text);
      waiting.current = undefined;
      return;
    }
    if (answer.kind === 'handedOver') {
      onHandedOver.current?.(answer.failure);
      return;
    }
    if (answer.id !== asked.current) return;
    // Many tables: they are drawn bit by bit, so that the page goes on answering.
    if (answer.kind === 'opened')
      startTransition(() => setState(({ source, choices }) => ({ view: answer.view, source, choices })));
    else if (answer.kind === 'progress')
      setState(({ reading, ...state }) => ({
        ...state,
        reading: reading && { ...reading, share: answer.share },
      }));
    else {
      const { fault, place, what, choices: paths } = answer;
      setState(({ reading, ...state }) => {
        const { slot, source } = reading ?? { slot: 'report', source: undefined };
        const choices =
          paths?.length && source ? { ...state.choices, [slot]: { source, paths } } : state.choices;
        return { ...state, choices, failure: { slot, fault, place, what } };
      });
    }
  }, []);

  const ask = useCallback(
    (question: ReaderQuestion, transfer: Transferable[] = []) => {
      if (!worker.current) {
        const started = start();
        started.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
          if (worker.current === started) take(data);
        };
        started.onerror = () => {
          // One that is ended while its script is on the way fails as well, and nobody waits for it.
          if (worker.current !== started) return;
          end();
          setState({});
          tellLoadFailure();
        };
        worker.current = started;
      }
      worker.current.postMessage(question, transfer);
    },
    [end, take],
  );

  const open = useCallback(
    (question: OpenQuestion) => {
      // Ends at once whatever it is busy with, and frees the memory of what it kept.
      if (question.slot === 'report') end();
      asked.current += 1;
      const { slot, source, pick } = question;
      setState((state) => {
        const offered = pick === undefined ? undefined : state.choices?.[slot];
        const choices = { [slot]: offered && { ...offered, pick } };
        const reading = { slot, share: 0, source };
        if (slot === 'report') return { source, reading, choices };
        return { view: state.view, source: state.source, reading, choices: { ...state.choices, ...choices } };
      });
      ask({ kind: 'open', id: asked.current, ...question });
    },
    [ask, end],
  );

  const keep = useCallback(
    (question: KeepQuestion) =>
      new Promise<string>((resolve, reject) => {
        waiting.current?.reject(new Error('Another text is asked for.'));
        waiting.current = { resolve, reject };
        ask({ kind: 'keep', ...question });
      }),
    [ask],
  );

  const handOver = useCallback(
    (port: MessagePort, onEnd: (failure: ReaderFault | undefined) => void) => {
      onHandedOver.current = onEnd;
      ask({ kind: 'handOver', port }, [port]);
    },
    [ask],
  );

  const stop = useCallback(
    (slot: ReportSlot) => {
      if (slot === 'report') end();
      else ask({ kind: 'stop' });
      asked.current += 1;
      setState(({ reading: _, ...state }) => ({ ...state, failure: { slot, fault: 'stopped', place: '' } }));
    },
    [ask, end],
  );

  const forget = useCallback(() => {
    end();
    asked.current += 1;
    setState({});
  }, [end]);

  return { ...state, open, keep, handOver, stop, forget };
}

/** Reports of a page, and what can be done with them. */
export type ReportReader = ReturnType<typeof useReportReader>;
