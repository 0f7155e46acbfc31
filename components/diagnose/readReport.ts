import type { MessageId } from '../../site/messages/messages';
import { RULES } from '../../site/rules';
import { namesIn } from './namesIn';
import { plainText } from './plainText';
import type { Diagnosis, Finding } from './types';

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

/** The findings of one rule; what they name stands in their descriptions, which are what the terminal shows. */
function findingOf(id: MessageId, findings: readonly Json[]): Finding {
  const names = findings.flatMap(({ description }) =>
    typeof description === 'string' ? namesIn(id, plainText(description), [0]) : [],
  );
  return { id, count: findings.length, names: [...new Set(names)] };
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
  const records = findings.filter(isRecord);
  const codes = records.map(({ code }) => code).filter((code) => typeof code === 'string');
  const whole = isRecord(value) && isRecord(value.data);
  if (whole && findings.length > 0 && findings.every((finding) => typeof finding === 'string')) {
    return { kind: 'manifest' };
  }
  if (!whole && codes.length === 0) return { kind: 'otherJson' };

  const of = (code: string) => records.filter((record) => record.code === code);
  const rules = RULES.map(({ code }) => findingOf(code, of(code)));
  const custom = { id: 'EXTEND', count: of('EXTEND').length, names: [] } as const;
  const found = [...rules.sort((a, b) => b.count - a.count), custom].filter(({ count }) => count > 0);
  const other = codes.find((code) => /^E\d{4}$/.test(code) && !RULES.some((rule) => rule.code === code));
  if (found.length > 0) return { kind: 'found', findings: found };
  return other ? { kind: 'unknownCode', code: other } : { kind: 'clean' };
}
