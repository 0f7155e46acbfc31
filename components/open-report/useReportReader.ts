import { startTransition, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { tellLoadFailure } from '../../lib/browser';
import type { ReportView } from './reportView';
import type {
  KeepQuestion,
  OpenQuestion,
  ReaderAnswer,
  ReaderFault,
  ReaderQuestion,
  ReportSlot,
  ReportSource,
} from './types';

/** Where reading is. */
interface ReaderState {
  /** Which report is being read, and how much of it from 0 to 1. */
  readonly reading?: { readonly slot: ReportSlot; readonly share: number; readonly source: ReportSource };
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

/** Speaks with the worker that reads, and says in the state how far it is. */
function createReader(setState: Dispatch<SetStateAction<ReaderState>>) {
  let worker: Worker | undefined;
  /** Number of the last question; answers to those before are not wanted any more. */
  let asked = 0;
  let onHandedOver: ((failure: ReaderFault | undefined) => void) | undefined;
  /** Each takes a text that was asked for; undefined when there is none any more. */
  const waiting: ((text: string | undefined) => void)[] = [];

  const end = () => {
    worker?.terminate();
    worker = undefined;
    for (const takeText of waiting.splice(0)) takeText(undefined);
  };

  const take = (answer: ReaderAnswer) => {
    if (answer.kind === 'kept') return waiting.shift()?.(answer.text);
    if (answer.kind === 'handedOver') return onHandedOver?.(answer.failure);
    if (answer.id !== asked) return;
    if (answer.kind === 'opened') {
      const { view } = answer;
      // Many tables: they are drawn bit by bit, so that the page goes on answering.
      startTransition(() => setState(({ source, choices }) => ({ view, source, choices })));
    } else if (answer.kind === 'progress') {
      const { share } = answer;
      setState(({ reading, ...state }) => ({ ...state, ...(reading && { reading: { ...reading, share } }) }));
    } else {
      const { fault, place, what, choices: paths } = answer;
      setState(({ reading, ...state }) => {
        const { slot, source } = reading ?? { slot: 'report', source: undefined };
        const choices =
          paths?.length && source ? { ...state.choices, [slot]: { source, paths } } : state.choices;
        return { ...state, choices, failure: { slot, fault, place, what } };
      });
    }
  };

  const start = () => {
    const started = new Worker(
      /* webpackChunkName: "report-reader" */ new URL('./reader.entry.ts', import.meta.url),
    );
    started.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      if (worker === started) take(data);
    };
    started.onerror = () => {
      // One that is ended while its script is on the way fails as well, and nobody waits for it.
      if (worker !== started) return;
      forget();
      tellLoadFailure();
    };
    return started;
  };

  const ask = (question: ReaderQuestion, transfer: Transferable[] = []) => {
    worker ??= start();
    worker.postMessage(question, transfer);
  };

  const forget = () => {
    end();
    asked += 1;
    setState({});
  };

  return {
    end,
    forget,
    open(question: OpenQuestion) {
      // Ends at once whatever it is busy with, and frees the memory of what it kept.
      if (question.slot === 'report') end();
      asked += 1;
      const { slot, source, pick } = question;
      setState((state) => {
        const offered = pick === undefined ? undefined : state.choices?.[slot];
        const choices = { [slot]: offered && { ...offered, pick } };
        const reading = { slot, share: 0, source };
        if (slot === 'report') return { source, reading, choices };
        return { view: state.view, source: state.source, reading, choices: { ...state.choices, ...choices } };
      });
      ask({ kind: 'open', id: asked, ...question });
    },
    keep: (question: KeepQuestion) =>
      new Promise<string>((resolve, reject) => {
        waiting.push((text) =>
          text === undefined ? reject(new Error('No report is open.')) : resolve(text),
        );
        ask({ kind: 'keep', ...question });
      }),
    handOver(port: MessagePort, onEnd: (failure: ReaderFault | undefined) => void) {
      onHandedOver = onEnd;
      ask({ kind: 'handOver', port }, [port]);
    },
    stop(slot: ReportSlot) {
      if (slot === 'report') end();
      else ask({ kind: 'stop' });
      asked += 1;
      setState(({ reading: _, ...state }) => ({ ...state, failure: { slot, fault: 'stopped', place: '' } }));
    },
  };
}

/**
 * Reads reports in a worker, which keeps them until the page is left, another is opened, or the reader forgets them.
 * @returns the state; functions that open a report, ask for a text, hand the data to a port, stop, and forget
 */
export function useReportReader() {
  const [state, setState] = useState<ReaderState>({});
  const [reader] = useState(() => createReader(setState));
  useEffect(() => reader.end, [reader]);
  return { ...state, ...reader };
}

/** Reports of a page, and what can be done with them. */
export type ReportReader = ReturnType<typeof useReportReader>;
