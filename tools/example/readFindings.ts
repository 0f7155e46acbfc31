import { readFileSync } from 'node:fs';
import { RULES, type RuleCode } from '../../site/rules';

/** What a built-in rule found, as the report holds it. */
export interface Finding {
  readonly code: RuleCode;
  /** The message, as the terminal prints it after the brackets; E1004 adds the place in `error`. */
  readonly description: string;
}

interface ReportData {
  readonly data: { readonly errors: readonly { readonly code: string; readonly description: string }[] };
}

const CODES: ReadonlySet<string> = new Set(RULES.map(({ code }) => code));
const isFinding = (entry: { code: string; description: string }): entry is Finding => CODES.has(entry.code);

/**
 * Reads the findings of the built-in rules from a report. Warnings of the bundler and of custom rules are left out.
 * @param json absolute path of `rsdoctor-data.json`, as brief mode writes it
 * @returns findings in the order of the report
 * @throws Error when the file is missing or no report
 */
export function readFindings(json: string): readonly Finding[] {
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as ReportData;
  return data.errors.filter(isFinding);
}
