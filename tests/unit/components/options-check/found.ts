import { checkOptions } from '../../../../components/options-check/checkOptions';

export function found(text: string): string[] {
  const verdict = checkOptions(text);
  if (verdict.kind !== 'read') throw new Error(`Not read: ${JSON.stringify(verdict)}`);
  return verdict.findings.map(
    ({ line, kind, name, instead }) => `${line} ${kind} ${name}${instead ? ` → ${instead}` : ''}`,
  );
}
