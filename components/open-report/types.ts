import type {
  Comparison,
  ExplainedRule,
  OtherKind,
  PackedKind,
  ReportAsset,
  ReportFault,
  ReportLoader,
  ReportModel,
  ReportModule,
  ReportPackage,
  ReportPlugin,
  ReportSummary,
} from '../../packages/report';
import type { Lang } from '../../site/languages';

/** Which of two reports: the one that is looked at, or an earlier one to compare it with. */
export type ReportSlot = 'report' | 'baseline';

/** A file as a reader chose it. */
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

/** A summary to write: all of the report, or what changed. */
export interface KeepQuestion {
  readonly form: 'markdown' | 'json' | 'pullRequest';
  readonly lang: Lang;
  /** Stands before the address of a rule's page. */
  readonly base: string;
}

/** What the page asks of the worker. Answers about opening carry the number of their question. */
export type ReaderQuestion =
  | ({ readonly kind: 'open'; readonly id: number } & OpenQuestion)
  | ({ readonly kind: 'keep' } & KeepQuestion)
  /** Sends the data of the report through a port, as the interface of the report reads it: sections, then null. */
  | { readonly kind: 'handOver'; readonly port: MessagePort }
  | { readonly kind: 'stop' };

/** Files of the output that are of one kind. */
export interface OutputKind {
  readonly kind: 'initialJs' | 'asyncJs' | 'otherJs' | 'css' | 'html' | 'image' | 'font' | 'other';
  readonly files: number;
  readonly bytes: number;
  readonly gzipBytes: number;
}

/** The findings of a rule, of which the page gets the dearest. */
export interface ViewedRule extends ExplainedRule {
  /** How many findings there are. */
  readonly count: number;
}

/** Lists that are cut for the page. */
type CutList = 'assets' | 'modules' | 'packages' | 'loaders' | 'plugins';

/** What the page shows of a report: the largest of each kind, so that handing it over takes no time. */
export interface ReportView {
  readonly build: ReportModel['build'];
  readonly empty: ReportModel['empty'];
  readonly skipped?: ReportModel['skipped'];
  readonly summary: ReportSummary;
  readonly rules: readonly ViewedRule[];
  /** Largest first. */
  readonly kinds: readonly OutputKind[];
  readonly assets: readonly ReportAsset[];
  readonly modules: readonly ReportModule[];
  readonly packages: readonly ReportPackage[];
  /** Packages of which there is more than one copy; copies stand together. */
  readonly duplicates: readonly ReportPackage[];
  readonly loaders: readonly ReportLoader[];
  readonly plugins: readonly ReportPlugin[];
  /** How long the lists were before they were cut. */
  readonly totals: Readonly<Record<CutList, number>>;
  readonly comparison?: Comparison | undefined;
}

/** What is wrong with a report, and where: text of strangers. */
export interface ReaderFault {
  readonly fault: ReportFault;
  readonly place: string;
  /** What the file is instead. */
  readonly what?: OtherKind | PackedKind | undefined;
  /** Paths of the reports, where there are several. */
  readonly choices?: readonly string[] | undefined;
}

/** What the worker answers. */
export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'opened'; readonly id: number; readonly view: ReportView }
  | ({ readonly kind: 'failed'; readonly id: number } & ReaderFault)
  /** The data was handed over, or could not be read to its end. */
  | { readonly kind: 'handedOver'; readonly failure?: ReaderFault | undefined }
  /** Without a text when there is nothing to write it about. */
  | { readonly kind: 'kept'; readonly text?: string | undefined };
