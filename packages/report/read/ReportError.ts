/** Why a report cannot be read; the site has a sentence for each. With `notReport` and `packed`, `what` says what it is instead. */
export type ReportFault =
  | 'empty'
  | 'notReport'
  | 'noReport'
  | 'several'
  | 'hollow'
  | 'comparison'
  | 'stats'
  | 'manyStats'
  | 'bareStats'
  | 'emptyPage'
  | 'manifestOnly'
  | 'shard'
  | 'missingFile'
  | 'cutOff'
  | 'damaged'
  | 'wrongForm'
  | 'tooLarge'
  | 'tooMany'
  | 'tooDeep'
  | 'encrypted'
  | 'archive'
  | 'packed'
  | 'unreadable'
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
  | 'summary'
  | 'json';

/** The one error that reading a report ends in. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
  readonly what: OtherKind | PackedKind | undefined;
  readonly choices: readonly string[];
  /** Where it is wrong: a file, a section, a field. Text of the report, so hostile; cut to a line. */
  readonly place: string;

  constructor(
    readonly fault: ReportFault,
    place = '',
    { what, choices = [], ...options }: ErrorOptions & Partial<Pick<ReportError, 'what' | 'choices'>> = {},
  ) {
    const line = place.replace(/\p{Control}+/gu, ' ').slice(0, 200);
    super([fault, what, line].filter(Boolean).join(': '), options);
    this.place = line;
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
