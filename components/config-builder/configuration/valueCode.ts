import type { OptionSetting, OptionValue } from '../../../site/aims';

/** Characters of a line before an object is written over several. */
const WIDTH = 80;

/** Options as the plugin takes them: `output.mode` is `mode` inside of `output`. */
export function nestOptions(settings: readonly OptionSetting[]): { readonly [key: string]: OptionValue } {
  const whole: Record<string, OptionValue> = {};
  for (const [path, value] of settings) {
    const [first = '', second] = path.split('.');
    if (second === undefined) whole[first] = value;
    else whole[first] = { ...(whole[first] as Record<string, OptionValue> | undefined), [second]: value };
  }
  return whole;
}

function lineOf(value: OptionValue): string {
  if (typeof value === 'string') return value.startsWith('`') ? value : `'${value}'`;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const entries = Object.entries(value as { readonly [key: string]: OptionValue });
  return `{ ${entries.map(([key, each]) => `${key}: ${lineOf(each)}`).join(', ')} }`;
}

/**
 * A value as code.
 * @param value plain data; a text that begins with a backtick is a template already
 * @param indent spaces in front of the line that it begins in
 * @param lead characters in front of it in that line, such as those of its key; an object without is written over several lines
 */
export function valueCode(value: OptionValue, indent: number, lead?: number): string {
  const line = lineOf(value);
  if (typeof value !== 'object' || Array.isArray(value)) return line;
  if (lead !== undefined && indent + lead + line.length <= WIDTH) return line;
  const inner = ' '.repeat(indent + 2);
  const lines = Object.entries(value as { readonly [key: string]: OptionValue }).map(
    ([key, each]) => `${inner}${key}: ${valueCode(each, indent + 2, key.length + 3)},`,
  );
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}
