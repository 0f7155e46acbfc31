import { describe, expect, test } from 'vitest';
import { LiteralError, literalData, objectLiteral } from '../../../../lib/text/objectLiteral';

const data = (text: string): unknown => literalData(objectLiteral(text));

describe('issue 21.4 object literals are read without running them', () => {
  test.each([
    ['{}', {}],
    [
      '{ a: 1, \'b-c\': [true, null,], "d": { e: undefined }, }',
      { a: 1, 'b-c': [true, null], d: { e: undefined } },
    ],
    ['{ a: -1.5e3, b: 0x1F, c: 1_000, d: .5, e: +2 }', { a: -1500, b: 31, c: 1000, d: 0.5, e: 2 }],
    ["{ a: 'it\\'s', b: `x\\n\\u0041\\x42\\u{43}` }", { a: "it's", b: 'x\nABC' }],
    ['/* one */ { // two\n a: /* three */ 1 // }\n}', { a: 1 }],
    ['{ 1: 2, $_名: 3 }', { 1: 2, $_名: 3 }],
  ])('%s', (text, value) => {
    expect(data(text)).toEqual(value);
  });

  test('code is told as code, whatever it holds', () => {
    const text = `{
      a: process.env.CI === 'true' ? { x: '}' } : [1],
      b: (path, { c }) => { return /[}/'"]/.test(path) || \`\${'}'}\`; },
      d: /a\\/[/}]b/gi,
      e(f) { if (f) { /* } */ return '}'; } },
      get g() { return 1; },
      async h() {},
      short,
      ...rest,
      [computed + ']']: 1,
      i: new Set(['x', 'y']),
      j: [...more].map((n) => n) as const,
      l: [1, 2].map((n) => n + 1),
      m: a / b / c,
      n: 'last',
    }`;
    const node = objectLiteral(text);
    const entries = node.kind === 'object' ? node.entries : [];
    expect(entries.map(({ key }) => key)).toEqual('a b d e g h short i j l m n'.split(' '));
    expect(entries.filter(({ value }) => value.kind === 'code').length).toBe(entries.length - 1);
    expect(entries.at(-1)?.value).toMatchObject({ kind: 'value', value: 'last' });
    expect(text.slice(entries[2]?.at)).toMatch(/^d: /);
  });

  test('field 16 types behind a value and brackets around it are no part of it', () => {
    expect(
      data(
        "({ a: { b: 1 } as const, c: (['x']) satisfies Map<string, { d: 1 }>[], e: 2 as 2 | 3 } as Options)",
      ),
    ).toEqual({ a: { b: 1 }, c: ['x'], e: 2 });
    expect(objectLiteral('{ f: ({ a }, b) => a, g: ({ a = 1 }) => a, h: () => ({}) }')).toMatchObject({
      entries: [{ value: { kind: 'code' } }, { value: { kind: 'code' } }, { value: { kind: 'code' } }],
    });
  });

  test('field 11 a spread and a computed key leave an object open', () => {
    expect(objectLiteral('{ a: 1, ...b, c: {} }')).toMatchObject({
      spreadAt: 8,
      entries: [{}, { value: { spreadAt: -1 } }],
    });
    expect(objectLiteral('{ [a]: 1 }')).toMatchObject({ spreadAt: 2, entries: [] });
    expect(() => data('{ a: 1, ...b }')).toThrow(LiteralError);
  });

  test.each([
    '',
    '{',
    '{ a: }',
    '{ a: 1',
    "{ a: 'x }",
    '{ a: [1, }',
    '{ a: (1] }',
    '{ a 1 }',
    '{ a: `${1 }',
    '}',
    '{ , }',
  ])('%j is refused', (text) => {
    expect(() => objectLiteral(text)).toThrow(LiteralError);
  });

  test('prototype keys are keys', () => {
    const node = objectLiteral('{ __proto__: { polluted: true }, constructor: 1 }');
    expect(node.kind === 'object' && node.entries.map(({ key }) => key)).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('brackets without end do not end the stack', () => {
    expect(() => objectLiteral('{a:'.repeat(100_000))).toThrow(LiteralError);
    expect(() => objectLiteral(`{a:${'('.repeat(100_000)}`)).toThrow(LiteralError);
    expect(() => objectLiteral('{a:`${'.repeat(50_000))).toThrow(LiteralError);
  });
});
