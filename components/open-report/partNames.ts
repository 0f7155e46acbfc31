import type { ReportPart } from '../../packages/report';
import { REPORT_PART_WORDS, REPORT_VIEW_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';

/** The names of parts of a report, as a list. */
export const partNames = (parts: readonly ReportPart[], say: (text: Text) => string): string =>
  parts.map((part) => say(REPORT_PART_WORDS[part])).join(say(REPORT_VIEW_WORDS.comma));
