import { fillIn } from '../../lib/text/strings';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReportView } from './types';

/**
 * What is said when a report is open.
 * @param view the report
 * @param say gives a text in the page's language
 * @param pick path of the report, when it is one of several
 */
export const openedText = (
  { build, summary, empty }: ReportView,
  say: (text: Text) => string,
  pick?: string,
): string => {
  const knows = !empty.unknown.includes('errors');
  return fillIn(say(REPORT_VIEW_WORDS[knows ? 'opened' : 'openedOnly']), {
    name: pick ? `${build.name} (${pick})` : build.name,
    findings: summary.findings,
  });
};
