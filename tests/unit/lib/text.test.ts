import { expect, test } from 'vitest';
import { decodeHash, docsIssueUrl, linkKind, slug } from '../../../lib/text/address';
import {
  formatDay,
  inlineMarkdown,
  cutText,
  entryNamed,
  formatBytes,
  markdownTable,
} from '../../../lib/text/strings';
import { LiteralError, literalData, objectLiteral } from '../../../lib/text/objectLiteral';
import { toCommand } from '../../../lib/text/toCommand';
import { DOCUMENTED_VERSION } from '../../../site/analyzerVersions';

test.each([
  ['#', ''],
  ['#%E5%AE%89%E8%A3%85', '安装'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('S5-8 %s names the id "%s"', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});

test.each([
  ['HTTPS://a.example', 'outside'],
  ['mailto:a@b.example', 'outside'],
  ['//a.example', 'outside'],
  ['#top', 'hash'],
  ['guide', 'inside'],
  ['/httpd', 'inside'],
])('S5-6 S5-7 S5-8 %s leads %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  [' Options: `output.reportDir`? ', 'options-outputreportdir'],
  ['规则 与 选项（二）', '规则-与-选项二'],
  ['Ünïcode_2 - x', 'ünïcode_2---x'],
])('issue 7.1 %s → %s, as GitHub has it', (title, id) => {
  expect(slug(title)).toBe(id);
});

test('issue 18.5 the issue names the page, its language by name, and the documented version', () => {
  const { pathname, searchParams } = new URL(docsIssueUrl('https://code.example/docs', '/zh/cli', 'zh'));
  expect(pathname).toBe('/docs/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'wrong-docs.yml',
    page: '/zh/cli',
    language: '简体中文',
    version: DOCUMENTED_VERSION,
  });
});

test.each(['en', 'zh'])('S2-26 every day is that of UTC and reads as the platform writes it: %s', (lang) => {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 366; day += 1) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day, 23, 59)).toISOString();
    expect(formatDay(moment, lang)).toEqual({ text: format.format(new Date(moment)), iso: moment });
  }
  expect(formatDay('a text of the host', lang)).toEqual({ text: 'a text of the host' });
});

test.each([
  ['a `b*c*d` \\<e\\> &lt;f&gt; 2 * 3 * 4', ['text a ', 'code b*c*d', 'text  <e> <f> 2 * 3 * 4']],
  ['**b** *s* ~~g~~', ['strong b', 'text  ', 'em s', 'text  ', 'del g']],
  ['<img src=x onerror=alert(1)>', ['text <img src=x onerror=alert(1)>']],
])('security: a title is cut into its marks, and markup in it is text: %s', (title, pieces) => {
  expect(inlineMarkdown(title).map(({ kind, text }) => `${kind} ${text}`)).toEqual(pieces);
});

const LITERAL = `/* one */ ({ // two
  a: -1.5e3, 'b-c': [true, null,], "d": { e: 'it\\'s', f: \`x\\n\\u0041\\u{43}\` } as const,
  $_名: (['x']) satisfies Map<string, { d: 1 }>[], 1: 0x1F, })`;

test('issue 21.4 object literals are read without running them, types behind their values left out', () => {
  expect(literalData(objectLiteral(LITERAL))).toEqual({
    a: -1500,
    'b-c': [true, null],
    d: { e: "it's", f: 'x\nAC' },
    $_名: ['x'],
    1: 31,
  });
});

test.each([
  "process.env.CI === 'true' ? { x: '}' } : [1]",
  "(path, { c }) => { return /[}/'\"]/.test(path) || `${'}'}`; }",
  '/a\\/[/}]b/gi',
  'a / b / c',
])('issue 21.4 %s is told as code, with what follows it read', (code) => {
  const node = objectLiteral(`{ a: ${code}, b() { if (f) { /* } */ return '}'; } }, ...c, d: 1 }`);
  const kinds = node.kind === 'object' && node.entries.map(({ key, value }) => `${key} ${value.kind}`);
  expect(kinds).toEqual(['a code', 'b code', 'd value']);
  expect(() => literalData(node)).toThrow(LiteralError);
});

test.each([
  '',
  '{ a: }',
  "{ a: 'x }",
  '{ a: (1] }',
  '{ a 1 }',
  '{ a: `${1 }',
  '{ , }',
  '{a:'.repeat(100_000),
])('issue 21.4 %.20j is no literal', (text) => {
  expect(() => objectLiteral(text)).toThrow(LiteralError);
});

test.each([
  ['npm run build', ['yarn run build', 'pnpm run build', 'bun run build']],
  ['npm install -D a b@^1', ['yarn add -D a b@^1', 'pnpm add -D a b@^1', 'bun add -D a b@^1']],
  ['npm install --force', ['yarn install --force', 'pnpm install --force', 'bun install --force']],
  ['npm create a@latest', ['yarn create a', 'pnpm create a@latest', 'bun create a@latest']],
  ['npx @rsdoctor/cli', ['yarn dlx @rsdoctor/cli', 'pnpm dlx @rsdoctor/cli', 'bunx @rsdoctor/cli']],
])('S2-113 S2-115 S2-116 %s becomes, for yarn, pnpm and bun, %j', (command, others) => {
  expect(Object.values(toCommand(command))).toEqual([command, ...others]);
});

test('texts are cut in whole characters, cells stay in their row, and sizes read as in the report', () => {
  expect(cutText('🧱'.repeat(9), 8, '…')).toBe(`${'🧱'.repeat(8)}…`);
  expect(cutText('12345678', 8, '…')).toBe('12345678');
  expect(markdownTable(['A'], [['`x | y`\nz']])).toBe('\n| A |\n| --- |\n| `x \\| y` z |\n\n');
  expect([999, 203_849, 1_190_000].map(formatBytes)).toEqual(['999 bytes', '203.85 KB', '1.19 MB']);
  expect(() => entryNamed({ one: 1 }, 'toString', 'Thing')).toThrow('is unknown. Names: one.');
});
