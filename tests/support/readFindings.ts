import { readFileSync } from 'node:fs';
import { RULES, type RuleCode } from '../../site/rules';

/** What a built-in rule found, with its message as the terminal prints it; E1004 adds the place in `error`. */
interface Finding {
  readonly code: RuleCode;
  readonly description: string;
}

const CODES: ReadonlySet<string> = new Set(RULES.map(({ code }) => code));

/** The findings of the built-in rules in a `rsdoctor-data.json`, without warnings of the bundler and of custom rules. */
export function readFindings(json: string): readonly Finding[] {
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as { data: { errors: readonly Finding[] } };
  return data.errors.filter(({ code }) => CODES.has(code));
}
