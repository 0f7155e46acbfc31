import { expect, test } from 'vitest';
import { toString } from 'mdast-util-to-string';
import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { moduleFormats } from '../../../../plugins/authoring/moduleFormats';
import { pickLines, remarkPicks } from '../../../../plugins/authoring/picks';
import { markdownSource } from '../../../../plugins/authoring/markdownExport';

const TYPED = `import { Plugin } from 'plugin'; // [!code ++]
import type { Configuration } from '@rspack/core';

const doctor = true;

const config: Configuration = {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};

export default config;
`;

const write = (code: string) =>
  Object.fromEntries(moduleFormats(code, 'rspack.config.ts').map((sample) => [sample.format, sample]));

test('issue 18.6 a typed config is written as an ECMAScript module and as CommonJS, with its marks', () => {
  const { esm, cjs, ts } = write(TYPED);
  expect(esm).toMatchObject({ language: 'js', title: 'rspack.config.mjs' });
  expect(esm?.code).toBe(`import { Plugin } from 'plugin'; // [!code ++]

const doctor = true;

export default {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};
`);
  expect(cjs).toMatchObject({ language: 'js', title: 'rspack.config.cjs' });
  expect(cjs?.code).toBe(`const { Plugin } = require('plugin'); // [!code ++]

const doctor = true;

module.exports = {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};
`);
  expect(ts).toMatchObject({ language: 'ts', title: 'rspack.config.ts', code: TYPED });
});

test('issue 18.6 what cannot be written in every format is refused', () => {
  expect(() => write('export default { entry: 1 };\n')).toThrow('typed constant');
  expect(() => write(`import plugin from 'plugin';\n${TYPED}`)).toThrow("import plugin from 'plugin'");
  expect(() => write(`export const other = 1;\n${TYPED}`)).toThrow('export const other');
});

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPicks);

const FENCE = '```bash pick\nRSDOCTOR=true npm run build\n```\n';

function written(text: string, path: string): Root {
  const file = { path, value: text };
  return processor.runSync(processor.parse(text), file as never) as Root;
}

const codes = (tree: Root): Code[] => {
  const found: Code[] = [];
  visit(tree, 'code', (node) => {
    found.push(node);
  });
  return found;
};

test('issue 18.2 a fence becomes a box for each shell, below its name in the language of the page', () => {
  const tree = written(`before\n\n${FENCE}\nafter\n`, '/site/docs/zh/guide/page.mdx');
  expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'paragraph',
    'div',
    'div',
    'div',
    'paragraph',
  ]);
  expect(toString(tree.children[1])).toContain('macOS、Linux');
  expect(codes(tree).map(({ lang, meta }) => `${lang} ${meta}`)).toEqual([
    'bash pick="npm yarn pnpm bun"',
    'powershell pick="npm yarn pnpm bun"',
    'bat pick="npm yarn pnpm bun"',
  ]);
});

test('issue 18.2 other fences stay as they are', () => {
  const [code] = codes(written('```bash\nnpm run build\n```\n', '/site/docs/en/page.mdx'));
  expect([code?.value, code?.meta]).toEqual(['npm run build', null]);
});

test('issue 18.2 each line is marked with its package manager and holds its own line end', () => {
  const line = (text: string) => ({
    type: 'element' as const,
    tagName: 'span',
    properties: { class: 'line' },
    children: [{ type: 'text' as const, value: text }],
  });
  const gap = { type: 'text' as const, value: '\n' };
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: [line('npm a'), gap, line('yarn a')],
  };
  pickLines.code.call({ options: { meta: { __raw: 'pick="npm yarn"' } } }, code);
  expect(
    code.children.map(
      (child) => 'properties' in child && [child.properties['data-when-pm' as never], child.children.length],
    ),
  ).toEqual([
    ['npm', 2],
    ['yarn', 1],
  ]);
  const plain = { ...code, children: [line('a'), gap, line('b')] };
  pickLines.code.call({ options: {} }, plain);
  expect(plain.children).toHaveLength(3);
});

test('issue 18.2 the Markdown export keeps every variant, each below its name', () => {
  const source = `# T \\{#t}\n\n<Pick />\n\n<When tool="webpack" layout="single">\n\n${FENCE}\n</When>\n`;
  const markdown = markdownSource(source, { lang: 'zh' });
  expect(markdown).not.toMatch(/<\/?(?:Pick|When)/);
  for (const text of [
    '**webpack · 单个包**',
    '**macOS、Linux**',
    '**PowerShell**',
    "$env:RSDOCTOR = 'true'; pnpm run build",
    'set "RSDOCTOR=true" && bun run build',
  ]) {
    expect(markdown).toContain(text);
  }
});

const CONFIG = `const config: Configuration = {
  entry: './a.js', // [!code ++]
};

export default config;
`;

test('issue 18.6 a config becomes a box for each format, below the choice between them', () => {
  const meta = 'title="rspack.config.ts" file="<root>/a/rspack.config.ts" build formats';
  const tree: Root = { type: 'root', children: [{ type: 'code', lang: 'ts', meta, value: CONFIG }] };
  processor.runSync(tree, { path: '/site/docs/en/page.mdx' } as never);
  const [choice, ...boxes] = tree.children;
  expect(choice).toMatchObject({ name: 'Pick', attributes: [{ name: 'only', value: 'format' }] });
  expect(boxes.map((box) => toString(box).split('\n')[0])).toEqual([
    expect.stringMatching(/^ESM/),
    expect.stringMatching(/^CommonJS/),
    expect.stringMatching(/^TypeScript/),
  ]);
  expect(codes(tree).map(({ lang, meta: words }) => `${lang} ${words}`)).toEqual(
    ['mjs', 'cjs', 'ts'].map(
      (ending) =>
        `${ending === 'ts' ? 'ts' : 'js'} title="rspack.config.${ending}" file="<root>/a/rspack.config.ts" build`,
    ),
  );
  expect(codes(tree)[1]?.value).toBe("module.exports = {\n  entry: './a.js', // [!code ++]\n};\n");
});

test('issue 18.6 the Markdown export has the config in every format, each below its name', () => {
  const fence = '```ts title="a.config.ts" file="<root>/a.config.ts" build formats\n```\n';
  const markdown = markdownSource(`# T\n\n${fence}`, {
    readFile: (file) => (file === '<root>/a.config.ts' ? CONFIG : ''),
  });
  expect(markdown).toContain('**CommonJS**\n\n```js title="a.config.cjs"\nmodule.exports = {');
  expect(markdown).toContain('**TypeScript**\n\n```ts title="a.config.ts"\nconst config: Configuration = {');
  expect(markdown).not.toContain('formats');
});
