import { compile } from '@mdx-js/mdx';
import { parse, parseExpressionAt } from 'acorn';
import { expect, test } from 'vitest';
import {
  editPage,
  type CompiledPage,
  type EditPage,
} from '../../../../../packages/lean/compiled-page/editPage';
import { extentOf } from '../../../../../packages/lean/deferred-content/extentOf';
import { countAboveFold } from '../../../../../packages/lean/deferred-content/runtime/countAboveFold';
import { deferContent } from '../../../../../packages/lean/deferred-content/deferContent';
import { makeTextNative } from '../../../../../packages/lean/native-text/makeTextNative';

const FILE = '/site/deferredContent.ts';
const LONG = 'Enough words that a line of text is full, and the next one too. '.repeat(10);
const WIDE = { outerWidth: 1350, outerHeight: 900 };

const compiled = async (page: string): Promise<string> =>
  String(await compile(page, { providerImportSource: '@mdx-js/react' }));
const edited = (code: string, ...edits: EditPage[]): string => String(editPage(code, [edits]));
const defer = (page: CompiledPage): void => deferContent(page, { file: FILE });
const withoutReact = (page: CompiledPage): void =>
  makeTextNative(page, {
    textFile: '/site/text.ts',
    components: { transparent: /^$/, text: /^$/, leftOut: /^$/ },
  });
const deferred = async (page: string): Promise<string> => edited(await compiled(page), defer);

/** Heights of the passages of a page, in their order. */
const passages = (code: string): { px: number; letters: number }[] =>
  [...code.matchAll(/\{ px: (\d+), letters: (\d+), draw: /g)].map(([, px, letters]) => ({
    px: Number(px),
    letters: Number(letters),
  }));

test('issue 14.4 a long page is cut into passages that keep every block, in its order', async () => {
  const blocks = Array.from({ length: 30 }, (_, at) => `## Part ${at}\n\n${LONG}`);
  const code = await deferred(blocks.join('\n\n'));
  expect(code).toContain(`from ${JSON.stringify(FILE)}`);
  expect(passages(code).length).toBeGreaterThan(3);
  const parts = [...code.matchAll(/"(Part \d+)"/g)].map(([, part]) => part);
  expect(parts).toEqual(blocks.map((_, at) => `Part ${at}`));
});

test('issue 14.4 what lies far below is one passage', async () => {
  const page = (count: number) => deferred(Array.from({ length: count }, () => LONG).join('\n\n'));
  expect(passages(await page(200)).length).toBe(passages(await page(100)).length);
});

test('issue 14.4 a short page stays as it is', async () => {
  const code = await compiled('# Title\n\nText.');
  expect(edited(code, defer)).toBe(code);
  expect(edited('export const a = 1;', defer)).toBe('export const a = 1;');
});

test('issue 14.4 text below the first screen is made without React too, and the page is still a script', async () => {
  const code = await compiled(
    Array.from({ length: 9 }, (_, at) => `${LONG}\n\n- ${LONG}\n\n> 字${at}\n\n\`\`\`\na\n\`\`\``).join(
      '\n\n',
    ),
  );
  const heights = passages(edited(code, defer));
  expect(heights.length).toBeGreaterThan(3);
  const both = edited(code, withoutReact, defer);
  expect(both.match(/__textElement\("p"/g)).toHaveLength(9);
  expect(both).toContain(`from ${JSON.stringify(FILE)}`);
  expect(passages(both)).toEqual(heights);
  expect(() => parse(both, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
  const swapped = edited(code, defer, withoutReact);
  const body = (page: string) => page.replace(/^import .*$/gm, '');
  expect(body(swapped)).toBe(body(both));
});

/** What is known of a block of a compiled page. */
const extent = (block: string) => extentOf(parseExpressionAt(block, 0, { ecmaVersion: 'latest' }));
const line = '_jsx(_components.span, { className: "line", children: "const a = 1;" })';
const row = '_jsx(_components.tr, { children: _jsx(_components.td, { children: "Much text" }) })';

test.each([
  ['"\\n"', 0, 0],
  ['_jsx(_components.p, { className: "no text", children: "Text" })', 16, 4],
  [
    '_jsx(Callout, { children: _jsx(_components.p, { children: ["Text", _jsx(_components.a, { href: "/a", children: "link" })] }) })',
    16,
    8,
  ],
  ['_jsx(_components.p, { children: "字字" })', 16, 6],
  [
    `_jsx(_components.pre, { children: _jsxs(_components.code, { children: [${line}, "\\n", ${line}] }) })`,
    80,
    0,
  ],
  // One of the tabs is shown.
  [
    '_jsxs(Tabs, { children: [_jsx(Tab, { children: _jsx(_components.p, { children: "Long text" }) }), "\\n", _jsx(Tab, { children: _jsx(_components.p, { children: "Text" }) })] })',
    16,
    4,
  ],
  // Its text breaks into lines, side by side with that of other cells.
  [`_jsx(_components.tr, { children: _jsx(_components.td, { children: "${'word '.repeat(40)}" }) })`, 74, 0],
  [`_jsx(_components.table, { children: _jsxs(_components.tbody, { children: [${row}, ${row}] }) })`, 80, 0],
])('issue 14.4 least height of %s', (block, px, letters) => {
  expect(extent(block)).toEqual({ px, letters });
});

test('issue 14.4 the first screen has as many passages as fill the window', () => {
  const page = Array.from({ length: 10 }, () => ({ px: 100, letters: 760 }));
  const wide = countAboveFold(page, WIDE);
  expect(wide).toBeGreaterThan(2);
  expect(wide).toBeLessThan(10);
  expect(countAboveFold(page, { ...WIDE, outerHeight: 500 })).toBeLessThan(wide);
  // Narrow lines are more lines.
  expect(countAboveFold(page, { ...WIDE, outerWidth: 360 })).toBeLessThan(wide);
  expect(countAboveFold(page.slice(0, 2), WIDE)).toBe(2);
  expect(countAboveFold(page, { outerWidth: 0, outerHeight: 0 })).toBeGreaterThan(wide);
});
