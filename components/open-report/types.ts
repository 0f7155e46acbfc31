import type {
  Comparison,
  ExplainedRule,
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

/** What the page asks of the worker. */
export type ReaderQuestion =
  | {
      readonly kind: 'open';
      readonly slot: ReportSlot;
      readonly lang: Lang;
      /** Files, or the address of a report of the site. */
      readonly source: readonly ChosenFile[] | string;
    }
  | {
      readonly kind: 'keep';
      readonly form: 'markdown' | 'json' | 'pullRequest';
      readonly lang: Lang;
      readonly base: string;
    };

/** What the page shows of a report: the largest of each kind, so that handing it over takes no time. */
export interface ReportView {
  readonly build: ReportModel['build'];
  readonly missing: readonly string[];
  readonly summary: ReportSummary;
  readonly rules: readonly ExplainedRule[];
  readonly assets: readonly ReportAsset[];
  readonly modules: readonly ReportModule[];
  readonly packages: readonly ReportPackage[];
  readonly loaders: readonly ReportLoader[];
  readonly plugins: readonly ReportPlugin[];
  readonly comparison?: Comparison | undefined;
}

/** What the worker answers. */
export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'opened'; readonly slot: ReportSlot; readonly view: ReportView }
  | { readonly kind: 'failed'; readonly fault: ReportFault; readonly place: string }
  | { readonly kind: 'kept'; readonly text: string };
