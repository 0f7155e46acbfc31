import { RULES } from '../../site/rules';
import type { Diagnosis } from './types';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of findings, wherever it stands: a whole report, its `data`, the list alone, one finding alone. */
function findingsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  if (typeof value.code === 'string') return [value];
  const { errors } = isRecord(value.data) ? value.data : value;
  return Array.isArray(errors) ? errors : undefined;
}

/**
 * Finds rules in report JSON (`rsdoctor-data.json`) or in a piece of it.
 * @param value parsed JSON, of any shape
 * @returns the rules by their findings; messages of the bundler (code `OVERLAY`) are left out, since on Rspack they repeat
 * every finding. `otherJson` when the value is no report
 */
export function readReport(value: unknown): Diagnosis {
  const findings = findingsOf(value);
  if (!findings) return { kind: 'otherJson' };
  const codes = findings.map((finding) => (isRecord(finding) ? finding.code : undefined));
  const whole = isRecord(value) && isRecord(value.data);
  if (whole && findings.length > 0 && findings.every((finding) => typeof finding === 'string')) {
    return { kind: 'manifest' };
  }
  if (!whole && !codes.some((code) => typeof code === 'string')) return { kind: 'otherJson' };

  const count = (wanted: string): number => codes.filter((code) => code === wanted).length;
  const rules = RULES.map(({ code }) => ({ code, count: count(code) }))
    .filter((rule) => rule.count > 0)
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
  const custom = count('EXTEND');
  if (rules.length > 0) return { kind: 'rules', rules, custom };
  const other = codes.find((code) => typeof code === 'string' && /^E\d{4}$/.test(code));
  if (typeof other === 'string') return { kind: 'unknownCode', code: other };
  return custom > 0 ? { kind: 'custom', count: custom } : { kind: 'clean' };
}
