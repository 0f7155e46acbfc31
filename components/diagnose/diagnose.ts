import * as LIMITS from '../../site/limits';
import { matchText } from './matchText';
import { readReport } from './readReport';
import type { Diagnosis } from './types';

/** No report begins like this; to parse millions of brackets takes seconds. */
const TOO_DEEP = /^[\s[{]{1000}/;

/** The value of a JSON text; nothing when it is none, whatever the reason. */
function parsed(text: string): { readonly value: unknown } | undefined {
  if (TOO_DEEP.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A damaged piece of JSON has keys; lines of a terminal begin with brackets too (`[E1001:`, `[webpack-cli]`). */
const JSON_PIECE = /^\s*(?:\{|\[\s*[{["\]])/;

/**
 * Finds what a text is about, in the browser.
 * @param text a code, lines of a terminal or of a report in either language, report JSON; anything else is answered too
 * @returns what was found, or why nothing was; never throws
 */
export function diagnose(text: string): Diagnosis {
  if (text.length > LIMITS.diagnoseLength) return { kind: 'tooLong' };
  const begin = /\S/.exec(text)?.[0];
  if (begin !== '{' && begin !== '[') return matchText(text);
  const json = parsed(text);
  if (json) {
    const report = readReport(json.value);
    if (report.kind !== 'otherJson') return report;
  }
  // The stats of a bundler hold the printed messages.
  const match = matchText(text);
  if (match.kind === 'found') return match;
  if (json) return { kind: 'otherJson' };
  return match.kind === 'unknown' && JSON_PIECE.test(text) ? { kind: 'brokenJson' } : match;
}
