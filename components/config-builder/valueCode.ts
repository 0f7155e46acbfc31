import {
  TOOL_FACTS,
  type OptionSetting,
  type OptionValue,
  type ReportKind,
  type Tool,
} from '../../site/aims';

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

/** A comment for a key, by its path such as `output.mode`. */
export type Reason = (path: string) => string | undefined;

/**
 * A value as code; a text that begins with a backtick is a template already.
 * @param indent spaces in front of the line that it begins in
 * @param lead characters in front of it in that line; an object without is written over several lines
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

const NAMES: Readonly<Record<ReportKind, string>> = {
  normal: '.rsdoctor/manifest.json',
  html: 'rsdoctor-report.html',
  json: 'rsdoctor-data.json',
};

/** The path of the report, from the folder of the project. */
export function reportFile(tool: Tool, kind: ReportKind, hasFolder: boolean): string {
  const { output = 'dist', part } = TOOL_FACTS[tool];
  const own = part === undefined ? 'rsdoctor' : `rsdoctor/${part}`;
  return `${hasFolder ? own : output}/${NAMES[kind]}`;
}
