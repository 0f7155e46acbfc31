import { PICKS } from '../../site/picks';

type Format = (typeof PICKS.format)[number];

interface FormatSample {
  readonly format: Format;
  readonly language: 'js' | 'ts';
  readonly title: string;
  readonly code: string;
}

const ENDINGS: Readonly<Record<Format, string>> = { esm: 'mjs', cjs: 'cjs', ts: 'ts' };

/** The config as a constant with its type, exported by the last line: what a reader of TypeScript writes. */
const TYPED = /^const (\w+): \w+ = ([\s\S]*?);\n\nexport default \1;(\s*)$/m;

function toEsm(code: string): string {
  if (!TYPED.test(code)) {
    throw new Error(
      'The config of a fence with `formats` is a typed constant, exported by default in the last line.',
    );
  }
  return code
    .replaceAll(/^import type .*\n/gm, '')
    .replace(TYPED, (_all, _name: string, value: string, end: string) => `export default ${value};${end}`);
}

function toCjs(esm: string): string {
  const code = esm
    .replaceAll(/^import (\{[^}]*\}) from ('[^']*');/gm, 'const $1 = require($2);')
    .replace(/^export default /m, 'module.exports = ');
  const [left] = /^(?:import|export)\b.*/m.exec(code) ?? [];
  if (left) throw new Error(`No CommonJS is known for \`${left}\`: import names in braces.`);
  return code;
}

/** A config in every module format, in the order of the choices, from the one file that has it in TypeScript. Throws for code of another form. */
export function moduleFormats(code: string, title: string): FormatSample[] {
  const esm = toEsm(code);
  const codes: Readonly<Record<Format, string>> = { esm, cjs: toCjs(esm), ts: code };
  return PICKS.format.map((format) => ({
    format,
    language: format === 'ts' ? 'ts' : 'js',
    title: title.replace(/\.ts$/, `.${ENDINGS[format]}`),
    code: codes[format],
  }));
}
