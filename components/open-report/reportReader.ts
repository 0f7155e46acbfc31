import {
  compare,
  comparisonMarkdown,
  ReportError,
  READ_LIMITS,
  reportJson,
  reportMarkdown,
  readReport,
  type ReportFile,
  type ReportModel,
} from '../../packages/report';
import { inLang } from '../../site/inLang';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { explained, toView } from './toView';
import type { ReaderAnswer, ReaderQuestion, ReportSlot } from './types';

/** A share of the work that is worth a message. */
const STEP = 0.01;

async function fetched(address: string): Promise<readonly ReportFile[]> {
  const response = await fetch(address);
  if (!response.ok) throw new ReportError('missingFile', address);
  const blob = await response.blob();
  return [{ path: address, size: blob.size, open: () => blob }];
}

/**
 * The reader of one page: keeps its two reports, and answers what the page asks.
 * @param answer sends a message to the page
 * @returns takes a question; every one has an answer
 */
export function reportReader(answer: (message: ReaderAnswer) => void) {
  const open: Partial<Record<ReportSlot, ReportModel>> = {};

  const read = async ({ slot, lang, source }: Extract<ReaderQuestion, { kind: 'open' }>) => {
    let told = 0;
    const files =
      typeof source === 'string'
        ? await fetched(source)
        : source.map(({ path, file }) => ({ path, size: file.size, open: () => file }));
    open[slot] = await readReport(files, {
      limits: READ_LIMITS,
      onProgress: (share) => {
        if (share - told < STEP) return;
        told = share;
        answer({ kind: 'progress', share });
      },
    });
    if (slot === 'report') delete open.baseline;
    const { report, baseline } = open;
    if (!report) throw new ReportError('empty');
    answer({ kind: 'opened', slot, view: toView(report, lang, baseline && compare(baseline, report)) });
  };

  const keep = ({ form, lang, base }: Extract<ReaderQuestion, { kind: 'keep' }>) => {
    const { report, baseline } = open;
    if (!report) throw new ReportError('empty');
    const rules = explained(report, lang);
    const comparison = baseline && compare(baseline, report);
    const options = {
      say: (word: keyof typeof REPORT_MARKDOWN_WORDS) => inLang(REPORT_MARKDOWN_WORDS[word], lang),
      base,
    };
    if (form === 'json') return `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`;
    if (form === 'pullRequest' && comparison) return comparisonMarkdown(comparison, options);
    return reportMarkdown(report, rules, options);
  };

  return async (question: ReaderQuestion): Promise<void> => {
    try {
      if (question.kind === 'open') await read(question);
      else answer({ kind: 'kept', text: keep(question) });
    } catch (error) {
      const { fault, place } = error instanceof ReportError ? error : new ReportError('damaged');
      answer({ kind: 'failed', fault, place });
    }
  };
}
