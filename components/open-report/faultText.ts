import type { ReportFault } from '../../packages/report';
import { REPORT_FAULT_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';

/**
 * What is said when a report cannot be read.
 * @param failure what is wrong, and where: text of strangers, so it only ever stands as text
 * @param say gives a text in the page's language
 */
export const faultText = (
  { fault, place }: { readonly fault: ReportFault; readonly place: string },
  say: (text: Text) => string,
): string =>
  [say(REPORT_FAULT_WORDS[fault]).replaceAll('`', ''), place && `(${place})`].filter(Boolean).join(' ');
