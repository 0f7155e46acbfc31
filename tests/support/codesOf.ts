import { readFileSync } from 'node:fs';
import { RULES } from '../../site/rules';

const CODES: ReadonlySet<string> = new Set(RULES.map(({ code }) => code));

/** The built-in rules with findings in a `rsdoctor-data.json`; not warnings of the bundler, nor custom rules. */
export function codesOf(json = ''): readonly string[] {
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as {
    data: { errors: readonly { code: string }[] };
  };
  return [...new Set(data.errors.map(({ code }) => code))].filter((code) => CODES.has(code)).sort();
}
