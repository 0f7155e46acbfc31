import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../../../components/options-check/checkOptions';
import * as LIMITS from '../../../../site/limits';
import { found } from './found';

describe('issue 21.4 hostile text', () => {
  test('prototype keys are unknown keys', () => {
    expect(
      found('{ __proto__: { mode: 1 }, constructor: 1, output: { toString: 1 }, hasOwnProperty: {} }'),
    ).toEqual([
      '1 unknown __proto__',
      '1 unknown constructor',
      '1 unknown output.toString',
      '1 unknown hasOwnProperty',
    ]);
    expect(found("{ linter: { rules: { __proto__: 'on', constructor: 'on' } } }")).toEqual([
      '1 unknownRule linter.rules.__proto__',
      '1 unknownRule linter.rules.constructor',
    ]);
    expect(({} as Record<string, unknown>).mode).toBeUndefined();
  });

  test('names are cut, in one line, and without characters that turn text around', () => {
    const [line = ''] = found(`{ '<img src=x>\u202e\\n\\u0000${'x'.repeat(5000)}': 1 }`);
    expect(line.length).toBeLessThan(120);
    expect(line).toMatch(/^1 unknown <img src=x> x+…?$/);
  });

  const MEGABYTE = 1_000_000;
  const filled = (piece: string, length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

  test('a megabyte is refused by its length', () => {
    expect(checkOptions(filled('{ a: 1 }', MEGABYTE)).kind).toBe('tooLong');
  });

  test.each([
    '{a:',
    '{a:[',
    '/*',
    '{ a: /*',
    '{ a: `${',
    '{ a: "',
    "{ a: '\\",
    '{ a: /[',
    '{ a: (',
    ' ',
    '\n',
    'new RsdoctorRspackPlugin(',
    'new RsdoctorRspackPlugin({',
    'RsdoctorRspackPlugin<',
    '{ a: b<',
    '{ a: b<c<d>',
    'const a = {',
    'a: (',
    '{ a: 1, ',
    '{ features: ["loaders", ',
    '}',
    '名',
    'a$',
    'a. ',
    "'\\",
    '`\\',
    '\u{1f600}',
  ])('the longest text of %j is answered', (piece) => {
    expect(checkOptions(filled(piece, LIMITS.optionsLength)).kind).toMatch(/^(?:syntax|noObject|empty)$/);
  });

  test('thousands of unknown keys are read until there are more than are shown', () => {
    const keys = (name: string) =>
      Array.from({ length: 2000 }, (_none, index) => `${name}${index}: {}`).join();
    for (const text of [
      `{ ${keys('feature')} }`,
      `{ linter: { rules: { ${keys('cjs')} } } }`,
      `{ linter: { rules: { 'cjs-require': ['on', { ${keys('ignore')} }] } } }`,
    ]) {
      expect(found(text)).toHaveLength(LIMITS.optionFindingsShown + 1);
    }
  });

  test('calls inside of calls are read once', () => {
    const open = 'new RsdoctorRspackPlugin({ a: '.repeat(15);
    expect(found(`${open}1${' })'.repeat(15)}`)).toEqual(['1 unknown a']);
  });
});
