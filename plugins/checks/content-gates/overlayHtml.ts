import { report } from '../../../packages/doc-checks/report';
import type { Issue } from '../../../packages/doc-checks/types';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * What the overlay of the development server shows.
 * @param issues problems of saved pages
 * @returns HTML, one paragraph per problem below a line that says what they are; empty without problems
 */
export const overlayHtml = (issues: readonly Issue[]): string =>
  issues.length === 0
    ? ''
    : `The page works, but its content does not pass:\n\n${escape(report(issues)).replaceAll('\n', '\n\n')}`;
