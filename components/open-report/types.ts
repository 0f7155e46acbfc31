import type { ReportError } from '../../packages/report';
import type { Lang } from '../../site/languages';
import type { ReportView } from './reportView';

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

/** What is wrong with a report, and where: text of strangers. */
export type ReaderFault = Pick<ReportError, 'fault' | 'place'> &
  Partial<Pick<ReportError, 'what' | 'choices'>>;

/** What the worker answers. */
export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'opened'; readonly id: number; readonly view: ReportView }
  | ({ readonly kind: 'failed'; readonly id: number } & ReaderFault)
  /** The data was handed over, or could not be read to its end. */
  | { readonly kind: 'handedOver'; readonly failure?: ReaderFault | undefined }
  /** Without a text when there is nothing to write it about. */
  | { readonly kind: 'kept'; readonly text?: string | undefined };
