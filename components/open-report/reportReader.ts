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
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { explained, toView } from './reportView';
import type {
  KeepQuestion,
  OpenQuestion,
  ReaderAnswer,
  ReaderFault,
  ReaderQuestion,
  ReportSlot,
  ReportSource,
} from './types';

/** A share of the work that is worth a message. */
const STEP = 0.01;

async function filesOf(source: ReportSource): Promise<readonly ReportFile[]> {
  if (typeof source !== 'string')
    return source.map(({ path, file }) => ({ path, size: file.size, open: () => file }));
  const response = await fetch(source);
  if (!response.ok) throw new ReportError('unreadable', source);
  const blob = await response.blob();
  return [{ path: source, size: blob.size, open: () => blob }];
}

function faultOf(error: unknown): ReaderFault {
  const { fault, place, what, choices } = asReportError(error);
  return { fault, place, what, choices };
}

/**
 * The reader of one page: keeps its two reports, and answers what the page asks through `answer`.
 * @returns takes a question; every one but `stop` has an answer
 */
export function reportReader(answer: (message: ReaderAnswer) => void) {
  const open: Partial<Record<ReportSlot, ReportModel>> = {};
  let files: readonly ReportFile[] = [];
  let picked: string | undefined;
  let current = new AbortController();

  const read = async (id: number, { slot, lang, source, baseline, pick }: OpenQuestion) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    let told = 0;
    const onProgress = (share: number) => {
      if (share - told < STEP) return;
      told = share;
      answer({ kind: 'progress', id, share });
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
    answer({ kind: 'opened', id, view: toView(report, lang, other) });
  };

  const keep = ({ form, lang, base }: KeepQuestion): string | undefined => {
    const { report, baseline } = open;
    if (!report) return undefined;
    const rules = explained(report, lang);
    const comparison = baseline && compare(baseline, report);
    const options = {
      say: (word: keyof typeof REPORT_MARKDOWN_WORDS) => REPORT_MARKDOWN_WORDS[word][lang],
      base,
    };
    if (form === 'json') return `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`;
    if (form === 'pullRequest') return comparison && comparisonMarkdown(comparison, options);
    return reportMarkdown(report, rules, options);
  };

  const textOrNone = (question: KeepQuestion): string | undefined => {
    try {
      return keep(question);
    } catch {
      return undefined;
    }
  };

  const handOver = async (port: MessagePort) => {
    for await (const { name, text } of interfaceData(files, { pick: picked })) {
      const bytes = new TextEncoder().encode(text);
      port.postMessage({ name, bytes }, [bytes.buffer]);
    }
    port.postMessage(null);
  };

  return async (question: ReaderQuestion): Promise<void> => {
    switch (question.kind) {
      case 'stop':
        return current.abort();
      case 'keep':
        // Each question has an answer, since they are told apart by their order.
        return answer({ kind: 'kept', text: textOrNone(question) });
      case 'handOver':
        return handOver(question.port).then(
          () => answer({ kind: 'handedOver' }),
          (error: unknown) => answer({ kind: 'handedOver', failure: faultOf(error) }),
        );
      case 'open':
        return read(question.id, question).catch((error: unknown) =>
          answer({ kind: 'failed', id: question.id, ...faultOf(error) }),
        );
    }
  };
}
