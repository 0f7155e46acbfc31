import { entryNamed } from '../../lib/text/strings';
import { REPORT_NUMBERS } from '../../site/reportNumbers';

interface ReportNumberProps {
  readonly report: string;
  /** Which of its numbers, such as `totalSize`; `site/reportNumbers.json` lists them. */
  readonly name: string;
}

/** A number of a published report, read from its data, so that a sentence cannot say another one. */
export default function ReportNumber({ report, name }: ReportNumberProps) {
  return entryNamed(entryNamed(REPORT_NUMBERS, report, 'ReportNumber'), name, 'ReportNumber');
}
