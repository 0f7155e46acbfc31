/** Why a report cannot be read; the same words in every place that shows it have their key here. */
export type ReportFault =
  /** There is nothing in it, or no file was given. */
  | 'empty'
  /** Something else than a report. */
  | 'notReport'
  /** The page of a comparison, which holds two builds. */
  | 'comparison'
  /** The statistics of a bundler. */
  | 'stats'
  /** The page of a report without its data. */
  | 'emptyPage'
  /** A `manifest.json` without the files that it names. */
  | 'manifestOnly'
  /** A file that the manifest names is not there. */
  | 'missingFile'
  /** It ends in the middle. */
  | 'cutOff'
  /** It is no JSON, not compressed as the analyzer does, or no whole archive. */
  | 'damaged'
  /** JSON whose fields hold something else than a report has there. */
  | 'wrongForm'
  | 'tooLarge'
  | 'tooDeep'
  /** An archive that is encrypted, split, or has paths that lead out of it. */
  | 'archive'
  /** Whoever asked for it changed their mind. */
  | 'stopped';

const SENTENCES: Readonly<Record<ReportFault, string>> = {
  empty: 'There is nothing to read',
  notReport: 'This is no report of Rsdoctor',
  comparison: 'This page compares two builds; open the two reports that it was made from',
  stats: 'This is the stats file of a bundler, not a report of Rsdoctor',
  emptyPage: 'This is the page of a report without its data',
  manifestOnly: 'A manifest only names its data files; open its folder instead',
  missingFile: 'A data file that the manifest names is missing',
  cutOff: 'The report is cut off',
  damaged: 'The report is damaged',
  wrongForm: 'The report has a field of another kind than expected',
  tooLarge: 'The report is too large',
  tooDeep: 'The report is nested too deeply',
  archive: 'The archive cannot be read',
  stopped: 'Reading was stopped',
};

/** The one error that reading a report ends in. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
  /** What is wrong. */
  readonly fault: ReportFault;
  /** Where it is wrong: a file, a section, a field. Text of the report, so hostile; cut to a line. */
  readonly place: string;

  constructor(fault: ReportFault, place = '', options?: ErrorOptions) {
    const where = place.replace(/\p{Control}+/gu, ' ').slice(0, 200);
    super(where ? `${SENTENCES[fault]}: ${where}` : SENTENCES[fault], options);
    this.fault = fault;
    this.place = where;
  }
}
