import {
  explain,
  summarise,
  asReportError,
  compare,
  comparisonMarkdown,
  interfaceData,
  ReportError,
  reportJson,
  reportMarkdown,
  readReport,
  type Comparison,
  type ReportAsset,
  type ReportModel,
  type ReportFile,
} from '../../packages/report';
import type { Lang } from '../../site/languages';
import { ruleWords } from '../../site/messages/ruleWords';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import type {
  OutputKind,
  ReportView,
  KeepQuestion,
  OpenQuestion,
  ReaderAnswer,
  ReaderFault,
  ReaderQuestion,
  ReportSlot,
  ReportSource,
} from './types';

/** Rows of a table that the page gets, and entries of a list in a finding: what can be searched without a pause. */
export const ROWS = 1000;
const FINDINGS = 50;

const largest = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, ROWS);

/** The findings of a report, explained in a language. */
const explained = (report: ReportModel, lang: Lang) => explain(report, (code) => ruleWords(code, lang));

const kindOf = ({ kind, initial }: ReportAsset): OutputKind['kind'] => {
  if (kind !== 'js') return kind;
  return initial === undefined ? 'otherJs' : initial ? 'initialJs' : 'asyncJs';
};

function toKinds(assets: readonly ReportAsset[]): readonly OutputKind[] {
  const byKind = new Map<OutputKind['kind'], OutputKind>();
  for (const asset of assets) {
    const kind = kindOf(asset);
    const { files = 0, bytes = 0, gzipBytes = 0 } = byKind.get(kind) ?? {};
    byKind.set(kind, {
      kind,
      files: files + 1,
      bytes: bytes + asset.bytes,
      gzipBytes: gzipBytes + (asset.gzipBytes ?? 0),
    });
  }
  return [...byKind.values()].sort((a, b) => b.bytes - a.bytes);
}

/** Packages with several copies, those first whose smaller copies are large: they are what could go. */
function toDuplicates({ packages }: ReportModel): ReportView['duplicates'] {
  const byName = new Map<string, ReportModel['packages'][number][]>();
  for (const each of packages) {
    if (each.duplicate) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  }
  const spare = ([, ...others]: ReportModel['packages']) =>
    others.reduce((sum, { bundledBytes }) => sum + bundledBytes, 0);
  return [...byName.values()].sort((a, b) => spare(b) - spare(a)).flat();
}

const toComparison = (comparison: Comparison): Comparison => ({
  ...comparison,
  assets: largest(comparison.assets),
  packages: largest(comparison.packages),
  modules: largest(comparison.modules),
  stages: largest(comparison.stages),
  loaders: largest(comparison.loaders),
  plugins: largest(comparison.plugins),
  findings: comparison.findings.map((change) => ({
    ...change,
    added: change.added.slice(0, FINDINGS),
    removed: change.removed.slice(0, FINDINGS),
  })),
});

/** What the page shows of a report, with explanations in a language. */
export function toView(report: ReportModel, lang: Lang, comparison?: Comparison): ReportView {
  const { assets, modules, packages, loaders, plugins } = report;
  return {
    build: { ...report.build, name: report.build.name || REPORT_MARKDOWN_WORDS.nameless[lang] },
    empty: report.empty,
    summary: summarise(report),
    rules: explained(report, lang).map((rule) => ({
      ...rule,
      count: rule.findings.length,
      findings: rule.findings.slice(0, FINDINGS),
      modules: rule.modules.slice(0, FINDINGS),
      packages: rule.packages.slice(0, FINDINGS),
    })),
    kinds: toKinds(assets),
    assets: largest(assets),
    modules: largest(modules),
    packages: largest(packages),
    duplicates: largest(toDuplicates(report)),
    loaders: largest(loaders).map((loader) => ({ ...loader, folders: loader.folders.slice(0, FINDINGS) })),
    plugins: largest(plugins),
    totals: {
      assets: assets.length,
      modules: modules.length,
      packages: packages.length,
      loaders: loaders.length,
      plugins: plugins.length,
    },
    comparison: comparison && toComparison(comparison),
  };
}

/** A share of the work that is worth a message. */
const STEP = 0.01;

async function fetched(address: string): Promise<readonly ReportFile[]> {
  const response = await fetch(address);
  if (!response.ok) throw new ReportError('unreadable', address);
  const blob = await response.blob();
  return [{ path: address, size: blob.size, open: () => blob }];
}

const filesOf = async (source: ReportSource): Promise<readonly ReportFile[]> =>
  typeof source === 'string'
    ? fetched(source)
    : source.map(({ path, file }) => ({ path, size: file.size, open: () => file }));

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
    const view = toView(report, lang, other && compare(other, report));
    const skipped = [report, other].flatMap((each) => each?.skipped ?? []);
    answer({ kind: 'opened', id, view: { ...view, skipped } });
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

  const handOver = async (port: MessagePort) => {
    for await (const { name, text } of interfaceData(files, { pick: picked })) {
      const bytes = new TextEncoder().encode(text);
      port.postMessage({ name, bytes }, [bytes.buffer]);
    }
    port.postMessage(null);
  };

  return async (question: ReaderQuestion): Promise<void> => {
    if (question.kind === 'stop') current.abort();
    else if (question.kind === 'handOver') {
      try {
        await handOver(question.port);
        answer({ kind: 'handedOver' });
      } catch (error) {
        answer({ kind: 'handedOver', failure: faultOf(error) });
      }
    } else if (question.kind === 'keep') answer({ kind: 'kept', text: keep(question) });
    else {
      try {
        await read(question.id, question);
      } catch (error) {
        answer({ kind: 'failed', id: question.id, ...faultOf(error) });
      }
    }
  };
}
