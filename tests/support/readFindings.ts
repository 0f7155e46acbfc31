import { readFileSync } from 'node:fs';
import { RULES, type RuleCode } from '../../site/rules';

const CODES: ReadonlySet<string> = new Set(RULES.map(({ code }) => code));

/** What the built-in rules found, from the `rsdoctor-data.json` of brief mode, in its order. */
export function readFindings(json: string) {
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as {
    readonly data: { readonly errors: readonly { readonly code: RuleCode; readonly description: string }[] };
  };
  return data.errors.filter(({ code }) => CODES.has(code));
}
