import { startTransition, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { tellLoadFailure } from '../../lib/browser';
import type {
  KeepQuestion,
  OpenQuestion,
  Outcome,
  ReaderAnswer,
  ReaderFault,
  ReaderQuestion,
  ReportSlot,
  ReportSource,
} from './reportReader';
import type { ReportView } from './reportView';

interface ReaderState {
  /** Which report is being read, and how much of it from 0 to 1. */
  readonly reading?: { readonly slot: ReportSlot; readonly share: number };
  readonly view?: ReportView | undefined;
  readonly source?: ReportSource | undefined;
  readonly failure?: (ReaderFault & { readonly slot: ReportSlot }) | undefined;
  /** Reports of a source that has several, of which the reader chooses; `pick` is the last choice. */
  readonly choices?: Partial<
    Record<
      ReportSlot,
      { readonly source: ReportSource; readonly paths: readonly string[]; readonly pick?: string | undefined }
    >
  >;
}

function createReader(setState: Dispatch<SetStateAction<ReaderState>>) {
  let worker: Worker | undefined;
  /** Number of the report that was asked for last; answers about those before are not wanted any more. */
  let asked = 0;

  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  const start = () => {
    const started = new Worker(
      /* webpackChunkName: "report-reader" */ new URL('./reader.entry.ts', import.meta.url),
    );
    started.onerror = () => {
      // One that is ended while its script is on the way fails as well, and nobody waits for it.
      if (worker !== started) return;
      forget();
      tellLoadFailure();
    };
    return started;
  };

  /** Asks the worker; the answer of one that is ended never comes. */
  const ask = <Value>(
    question: ReaderQuestion,
    transfer: Transferable[] = [],
    onShare?: (share: number) => void,
  ) =>
    new Promise<Outcome<Value>>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
        if ('share' in data) return onShare?.(data.share);
        port1.close();
        resolve(data as Outcome<Value>);
      };
      worker ??= start();
      worker.postMessage(question, [port2, ...transfer]);
    });

  const forget = () => {
    end();
    asked += 1;
    setState({});
  };

  return {
    end,
    forget,
    async open(question: OpenQuestion) {
      const { slot, source, pick } = question;
      // Ends at once whatever it is busy with, and frees the memory of what it kept.
      if (slot === 'report') end();
      asked += 1;
      const turn = asked;
      setState((state) => {
        const offered = pick === undefined ? undefined : state.choices?.[slot];
        const choices = { [slot]: offered && { ...offered, pick } };
        const reading = { slot, share: 0 };
        if (slot === 'report') return { source, reading, choices };
        return { view: state.view, source: state.source, reading, choices: { ...state.choices, ...choices } };
      });
      const { value: view, failure } = await ask<ReportView>({ kind: 'open', ...question }, [], (share) => {
        if (turn === asked) setState((state) => ({ ...state, reading: { slot, share } }));
      });
      if (turn !== asked) return;
      if (failure) {
        const { choices: paths } = failure;
        setState(({ reading: _, ...state }) => ({
          ...state,
          ...(paths?.length && { choices: { ...state.choices, [slot]: { source, paths } } }),
          failure: { ...failure, slot },
        }));
        return;
      }
      // Many tables: they are drawn bit by bit, so that the page goes on answering.
      startTransition(() => setState((state) => ({ view, source: state.source, choices: state.choices })));
    },
    async keep(question: KeepQuestion): Promise<string> {
      const { value } = await ask<string>({ kind: 'keep', ...question });
      if (value === undefined) throw new Error('There is nothing to write about.');
      return value;
    },
    /** @returns why the data could not be read to its end, if so */
    async handOver(port: MessagePort): Promise<ReaderFault | undefined> {
      return (await ask({ kind: 'handOver', port }, [port])).failure;
    },
    stop(slot: ReportSlot) {
      if (slot === 'report') end();
      else void ask({ kind: 'stop' });
      asked += 1;
      setState(({ reading: _, ...state }) => ({ ...state, failure: { slot, fault: 'stopped', place: '' } }));
    },
  };
}

/** Reads reports in a worker, which keeps them until the page is left, another is opened, or the reader forgets them. */
export function useReportReader() {
  const [state, setState] = useState<ReaderState>({});
  const [reader] = useState(() => createReader(setState));
  useEffect(() => reader.end, [reader]);
  return { ...state, ...reader };
}

export type ReportReader = ReturnType<typeof useReportReader>;
