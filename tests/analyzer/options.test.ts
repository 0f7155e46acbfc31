import { readFileSync } from 'node:fs';
import { normalizeRspackUserOptions } from '@rsdoctor/core/plugins';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGS } from '../../site/languages';
import { INTERNAL_OPTIONS, OPTION_GROUPS, PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { ROOT } from '../support/site';
import { optionTypes } from './optionTypes';

const types = optionTypes();
const page = (lang: string) => readFileSync(`${ROOT}/docs/${lang}/config/options/options.mdx`, 'utf8');
const real = PLUGIN_OPTIONS.filter(({ state }) => state !== 'never an option');

test('S9-3 every documented option exists in the type of the installed package, and no ghost does', () => {
  expect([...real.map(({ path }) => path), ...OPTION_GROUPS].filter((path) => !types.has(path))).toEqual([]);
  const ghosts = PLUGIN_OPTIONS.filter(({ state }) => state === 'never an option');
  expect(ghosts.filter(({ path }) => types.has(path))).toEqual([]);
});

test('S9-3 every option of the type is documented or internal for a reason', () => {
  const documented = new Set(PLUGIN_OPTIONS.map(({ path }) => path.split('.')[0]));
  const top = [...types.keys()].filter((path) => !path.includes('.'));
  expect(top.filter((path) => !documented.has(path) && !(path in INTERNAL_OPTIONS))).toEqual([]);
});

/** `'normal' | 'brief'` names strings, `string[]` an array, `{ a: boolean }` an object. */
const kindOf = (part: string) => {
  if (part.endsWith('[]')) return 'array';
  if (part.startsWith('{')) return 'object';
  return part.startsWith("'") ? 'string' : part;
};

test.each(real.map(({ path, type }) => [path, type] as const))(
  'S9-3 %s takes what the table says',
  (path, type = '') => {
    const documented = type.split(' | ').map(kindOf);
    const kinds = [...(types.get(path)?.kinds ?? [])] as string[];
    expect(documented.filter((kind) => !kinds.includes(kind))).toEqual([]);
  },
);

test('S9-3 what the package marks as deprecated is not documented as current', () => {
  const marked = PLUGIN_OPTIONS.filter(({ path }) => types.get(path)?.deprecated);
  expect(marked.map(({ path }) => path).sort()).toEqual(['brief', 'mode', 'output.compressData']);
  expect(marked.filter(({ state }) => state === 'current')).toEqual([]);
});

const normalized = (options: object) =>
  JSON.parse(JSON.stringify(normalizeRspackUserOptions({ linter: {}, ...options }))) as unknown;

/** `{ output: { mode: value } }` for the path `output.mode`. */
const nested = (path: string, value: unknown): Record<string, object> =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, object>;

const values = PLUGIN_OPTIONS.flatMap(({ path, default: text }) =>
  typeof text === 'string' && !['name', 'stage'].includes(path) ? [[path, text] as const] : [],
);

beforeAll(() => {
  vi.stubEnv('CI', '');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

test.each(values)('S9-3 writing the default of %s, %s, changes nothing', (path, text) => {
  const value: unknown = new Function(`return ${text}`)();
  expect(normalized(nested(path, value))).toEqual(normalized({}));
  const { output } = nested(path, value);
  const brief = { output: { mode: 'brief' } };
  if (output && path !== 'output.mode') {
    expect(normalized({ output: { ...output, mode: 'brief' } })).toEqual(normalized(brief));
  }
});

test('S9-3 the test above sees a wrong default', () => {
  expect(normalized({ features: ['loader'] })).not.toEqual(normalized({}));
  expect(normalized({ output: { mode: 'brief' } })).not.toEqual(normalized({}));
});

test.each(LANGS)('S9-3 the %s options page has a section for every option and shows the table', (lang) => {
  const text = page(lang);
  expect(PLUGIN_OPTIONS.filter(({ anchor }) => !text.includes(`{#${anchor}}`))).toEqual([]);
  expect(OPTION_GROUPS.filter((group) => !text.includes(`{#${group}}`))).toEqual([]);
  expect(text.split('\n')).toContain('<OptionTable />');
});
