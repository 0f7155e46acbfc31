import {
  asReportError,
  compare,
  comparisonMarkdown,
  interfaceData,
  readReport,
  ReportError,
  reportJson,
  reportMarkdown,
  type ReportFile,
  type ReportModel,
} from '../../packages/report';
import type { Lang } from '../../site/languages';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { explained, toView } from './reportView';

/** Which of two reports: the one that is looked at, or an earlier one to compare it with. */
export type ReportSlot = 'report' | 'baseline';

export interface ChosenFile {
  readonly path: string;
  readonly file: Blob;
}

/** Where a report comes from: files of the reader, or the address of a report of the site. */
export type ReportSource = readonly ChosenFile[] | string;

/** A report to open; with `baseline`, one to compare it with as well. */
export interface OpenQuestion {
  readonly slot: ReportSlot;
  readonly lang: Lang;
  readonly source: ReportSource;
  readonly baseline?: string | undefined;
  /** Path of the report that is meant where the source has several. */
  readonly pick?: string | undefined;
}

export interface KeepQuestion {
  readonly form: 'markdown' | 'json' | 'pullRequest';
  readonly lang: Lang;
  readonly base: string;
}

export type ReaderQuestion =
  | ({ readonly kind: 'open' } & OpenQuestion)
  | ({ readonly kind: 'keep' } & KeepQuestion)
  /** Sends the data of the report through a port, as the interface of the report reads it: sections, then null. */
  | { readonly kind: 'handOver'; readonly port: MessagePort }
  | { readonly kind: 'stop' };

/** What is wrong with a report, and where: text of strangers. */
export type ReaderFault = Pick<ReportError, 'fault' | 'place'> &
  Partial<Pick<ReportError, 'what' | 'choices'>>;

/** How an answer ends: a view of the report that was opened, a text that was asked for, or why there is none. */
export type Outcome<Value = unknown> =
  | { readonly value: Value; readonly failure?: undefined }
  | { readonly failure: ReaderFault; readonly value?: undefined };

/** What the worker answers: how much is read, from 0 to 1, any number of times, then the outcome. */
export type ReaderAnswer = { readonly share: number } | Outcome;

const STEP = 0.01;

async function filesOf(source: ReportSource): Promise<readonly ReportFile[]> {
  if (typeof source !== 'string')
    return source.map(({ path, file }) => ({ path, size: file.size, open: () => file }));
  const response = await fetch(source);
  if (!response.ok) throw new ReportError('unreadable', source);
  const blob = await response.blob();
  return [{ path: source, size: blob.size, open: () => blob }];
}

/**
 * The reader of one page, which keeps its two reports.
 * @returns takes a question, and gives `answer` what it answers
 */
export function reportReader() {
  const open: Partial<Record<ReportSlot, ReportModel>> = {};
  let files: readonly ReportFile[] = [];
  let picked: string | undefined;
  let current = new AbortController();

  const read = async (question: OpenQuestion, answer: (message: ReaderAnswer) => void) => {
    const { slot, lang, source, baseline, pick } = question;
    current.abort();
    current = new AbortController();
    const { signal } = current;
    let told = 0;
    const onProgress = (share: number) => {
      if (share - told < STEP) return;
      told = share;
      answer({ share });
    };
    const given = await filesOf(source);
    const model = await readReport(given, { signal, onProgress, pick });
    const before = baseline === undefined ? undefined : await readReport(await filesOf(baseline), { signal });
    // Read to its end before it could be interrupted.
    if (signal.aborted) throw new ReportError('stopped');
    open[slot] = model;
    if (slot === 'report') {
      files = given;
      picked = pick;
      open.baseline = before;
    }
    const { report, baseline: other } = open;
    if (!report) throw new ReportError('empty');
    return toView(report, lang, other);
  };

  const keep = ({ form, lang, base }: KeepQuestion): string => {
    const { report, baseline } = open;
    if (!report) throw new ReportError('empty');
    const rules = explained(report, lang);
    const comparison = baseline && compare(baseline, report);
    const options = {
      say: (word: keyof typeof REPORT_MARKDOWN_WORDS) => REPORT_MARKDOWN_WORDS[word][lang],
      base,
    };
    if (form === 'json') return `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`;
    if (form === 'markdown') return reportMarkdown(report, rules, options);
    if (!comparison) throw new ReportError('empty');
    return comparisonMarkdown(comparison, options);
  };

  const handOver = async (port: MessagePort) => {
    for await (const { name, text } of interfaceData(files, { pick: picked })) {
      const bytes = new TextEncoder().encode(text);
      port.postMessage({ name, bytes }, [bytes.buffer]);
    }
    port.postMessage(null);
  };

  return async (question: ReaderQuestion, answer: (message: ReaderAnswer) => void): Promise<void> => {
    const run = () => {
      if (question.kind === 'open') return read(question, answer);
      if (question.kind === 'keep') return keep(question);
      return question.kind === 'handOver' ? handOver(question.port) : current.abort();
    };
    try {
      answer({ value: await run() });
    } catch (error) {
      const { fault, place, what, choices } = asReportError(error);
      answer({ failure: { fault, place, what, choices } });
    }
  };
}
