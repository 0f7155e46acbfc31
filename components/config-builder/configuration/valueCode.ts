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

/** Says why a key is there, by its path such as `output.mode`; nothing where it needs no reason. */
export type Reason = (path: string) => string | undefined;

/**
 * A value as code.
 * @param value plain data; a text that begins with a backtick is a template already
 * @param indent spaces in front of the line that it begins in
 * @param lead characters in front of it in that line, such as those of its key; an object without is written over several lines
 * @param reason of a key, which stands above it as a comment
 * @param path of the value, which ends with a dot
 */
export function valueCode(
  value: OptionValue,
  indent: number,
  lead?: number,
  reason: Reason = () => undefined,
  path = '',
): string {
  const line = lineOf(value);
  if (typeof value !== 'object' || Array.isArray(value)) return line;
  const entries = Object.entries(value as { readonly [key: string]: OptionValue });
  const hasReasons = entries.some(([key]) => reason(path + key));
  if (lead !== undefined && !hasReasons && indent + lead + line.length <= WIDTH) return line;
  const inner = ' '.repeat(indent + 2);
  const lines = entries.flatMap(([key, each]) => {
    const why = reason(path + key);
    const code = valueCode(each, indent + 2, key.length + 3, reason, `${path}${key}.`);
    return [...(why ? [`${inner}// ${why}`] : []), `${inner}${key}: ${code},`];
  });
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}
