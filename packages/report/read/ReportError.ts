/** Why a report cannot be read; the same words in every place that shows it have their key here. */
export type ReportFault =
  /** There is nothing in it, or no file was given. */
  | 'empty'
  /** Something else than a report; `what` says which. */
  | 'notReport'
  /** A folder or an archive, and none of its files is a report. */
  | 'noReport'
  /** Several builds; `choices` names them. */
  | 'several'
  /** The form of a report, and no data in it. */
  | 'hollow'
  /** The page of a comparison, or its data. */
  | 'comparison'
  /** The statistics of a bundler. */
  | 'stats'
  /** The statistics of several compilers in one file. */
  | 'manyStats'
  /** Statistics without what the analyzer shows of them. */
  | 'bareStats'
  /** The page of a report without its data. */
  | 'emptyPage'
  /** A `manifest.json` without the files that it names. */
  | 'manifestOnly'
  /** One of the data files that a manifest names. */
  | 'shard'
  /** A file that the manifest names is not there. */
  | 'missingFile'
  /** It ends in the middle. */
  | 'cutOff'
  /** It is no JSON, not compressed as the analyzer does, or no whole archive. */
  | 'damaged'
  /** JSON whose fields hold something else than a report has there. */
  | 'wrongForm'
  | 'tooLarge'
  | 'tooMany'
  | 'tooDeep'
  /** A zip that needs a password. */
  | 'encrypted'
  /** A zip that is split, of a form that is not read, or with paths that lead out of it. */
  | 'archive'
  /** Compressed or packed in another way than zip and gzip; `what` says which. */
  | 'packed'
  /** The disk or the network did not give it. */
  | 'unreadable'
  /** Whoever asked for it changed their mind. */
  | 'stopped';

/** What a file is that is packed in a way that is not read. */
export type PackedKind = 'tar' | 'nested' | '7z' | 'rar' | 'xz' | 'zstd' | 'bzip2' | 'brotli';

/** What a file is that is no report. */
export type OtherKind =
  | 'picture'
  | 'pdf'
  | 'binary'
  | 'page'
  | 'savedPage'
  | 'script'
  | 'text'
  | 'list'
  | 'jsonLines'
  | 'sourceMap'
  | 'packageJson'
  | 'lockfile'
  | 'webManifest'
  | 'compilerConfig'
  | 'summary'
  | 'json';

/** What an error says besides its fault. */
export interface ReportErrorDetails extends ErrorOptions {
  readonly what?: OtherKind | PackedKind | undefined;
  readonly choices?: readonly string[] | undefined;
}

/** The one error that reading a report ends in. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
  /** What is wrong. */
  readonly fault: ReportFault;
  /** Where it is wrong: a file, a section, a field. Text of the report, so hostile; cut to a line. */
  readonly place: string;
  /** What the file is instead. */
  readonly what: OtherKind | PackedKind | undefined;
  /** Paths of the reports that there are. */
  readonly choices: readonly string[];

  constructor(fault: ReportFault, place = '', { what, choices = [], ...options }: ReportErrorDetails = {}) {
    const where = place.replace(/\p{Control}+/gu, ' ').slice(0, 200);
    super([fault, what, where].filter(Boolean).join(': '), options);
    this.fault = fault;
    this.place = where;
    this.what = what;
    this.choices = choices;
  }
}

/** What any failure of reading is: a file may be moved or changed between choosing and reading it. */
export function asReportError(error: unknown): ReportError {
  if (error instanceof ReportError) return error;
  const isGone = error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name);
  return new ReportError(isGone ? 'unreadable' : 'damaged', '', { cause: error });
}

/** The same failure, naming the file, where something else can be opened in its place. */
export function offering(error: unknown, path: string, others: readonly string[]): ReportError {
  const failure = asReportError(error);
  const { fault, what, choices } = failure;
  if (others.length === 0 || choices.length > 0 || fault === 'stopped') return failure;
  return new ReportError(fault, path, { what, choices: others, cause: error });
}
