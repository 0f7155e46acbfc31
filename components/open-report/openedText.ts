import { fillIn } from '../../lib/text/fillIn';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReportView } from './types';

/**
 * What is said when a report is open.
 * @param view the report
 * @param say gives a text in the page's language
 */
export const openedText = ({ build, summary }: ReportView, say: (text: Text) => string): string =>
  fillIn(say(REPORT_VIEW_WORDS.opened), { name: build.name, findings: summary.findings });
