import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { markdownAddress } from '../../../../../packages/lean/compile-once/markdownAddress';
import { markdownModule } from '../../../../../packages/lean/compile-once/markdownModule';
import type { SourceEdit } from '../../../../../packages/lean';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

const PAGES = ['/guide/start.html', '/guide/', '/zh/guide/start.html'];
const addressOf = markdownAddress(
  { isExistRoute: (route) => PAGES.includes(route) },
  { origin: 'https://docs.example', base: '/base/' },
);

/** The module of a page that Rspress has changed the links of, and what it draws: texts, with components as their calls. */
function moduleOf(
  source: string,
  edits: readonly SourceEdit[] = [],
  change: (tree: Root) => void = () => undefined,
) {
  const tree = processor.parse(source);
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node && node.url.startsWith('/guide/start'))
      node.url = node.url.replace('start', 'start.html');
  });
  change(tree);
  const text = markdownModule({ tree, source }, { edits, addressOf });
  if (text === undefined) return undefined;
  const [, before = '', pieces = '[]'] =
    /^([^]*)export default[^]*children: (\[[^]*\]) \}\);\n\}\n$/.exec(text) ?? [];
  const draw = new Function('_jsx', 'Shot', 'x', `return ${pieces}`) as (...given: unknown[]) => unknown[];
  const drawn = draw((name: string, props: object) => `<${name} ${JSON.stringify(props)}>`, 'Shot', 7);
  return { imports: before.split('\n').slice(1).join('\n').trim(), text: drawn.join('') };
}

test('issue 14.3 text stays as it is written, and components are called between it', () => {
  const source = `import Shot from './Shot';

# Title \\{#id}

* one   **two**

<Shot name="a" wide n={x + 1} />

{/* a comment */}

| a | b |
|---|:-:|
| 1 | 2 |
`;
  const made = moduleOf(source);
  expect(made?.imports).toBe(`import Shot from './Shot';`);
  expect(made?.text.replace(/\n{2,}/g, '\n\n').trim()).toBe(`# Title \\{#id}

* one   **two**

<Shot {"name":"a","wide":true,"n":8}>

| a | b |
|---|:-:|
| 1 | 2 |`);
});

test.each([
  ['[a](/guide/start)', '[a](https://docs.example/base/guide/start.md)'],
  ['[a *b*](/guide/start?x=1#y "t")', '[a *b*](https://docs.example/base/guide/start.md?x=1#y "t")'],
  ['[`c`](</guide/start>)', '[`c`](<https://docs.example/base/guide/start.md>)'],
  ['[a [b]](/guide/start)', '[a [b]](https://docs.example/base/guide/start.md)'],
  ['[a](/guide/)', '[a](https://docs.example/base/guide/)'],
  ['[a][b]\n\n[b]: /guide/start "t"', '[a][b]\n\n[b]: https://docs.example/base/guide/start.md "t"'],
  ['[a](/reports/app.html)', '[a](/reports/app.html)'],
  ['[a](#here) and [b](https://rspack.rs/guide/start)', '[a](#here) and [b](https://rspack.rs/guide/start)'],
  ['`[a](/guide/start)`', '`[a](/guide/start)`'],
])('issue 14.3 links to pages lead to their exports: %s', (source, text) => {
  expect(moduleOf(source)?.text).toBe(text);
});

test('issue 14.3 what the site writes as Markdown stands in place of its tags, also in lists and boxes', () => {
  const source =
    '- a <Term name="x">b [c](/guide/start)</Term> d\n\n<Steps>\n\n1. e\n\n<Shot name="f" />\n\n</Steps>\n';
  const edits = ['<Term name="x">', '</Term>', '<Steps>', '</Steps>'].map((tag) => ({
    from: source.indexOf(tag),
    to: source.indexOf(tag) + tag.length,
    text: tag === '</Term>' ? '!' : '',
  }));
  const made = moduleOf(`${source}\nimport Shot from './Shot'\n`, edits);
  expect(made?.text.replace(/\n{2,}/g, '\n\n').trim()).toBe(
    '- a b [c](https://docs.example/base/guide/start.md)! d\n\n1. e\n\n<Shot {"name":"f"}>',
  );
});

test('issue 14.3 a file that the host has read into a fence takes the place of what the fence held', () => {
  const fill = (tree: Root) =>
    visit(tree, 'code', (node) => {
      node.value = 'one\n\ntwo\n';
    });
  const source = '1. a\n\n   ```js file="./a.js"\n\n   ```\n\n```js file="./b.js"\n```\n';
  expect(moduleOf(source, [], fill)?.text).toBe(
    '1. a\n\n   ```js file="./a.js"\n   one\n\n   two\n\n   ```\n\n```js file="./b.js"\none\n\ntwo\n\n```\n',
  );
});

test('issue 14.3 imports that the host adds come along for the components that the page uses', () => {
  const add = (tree: Root) => {
    for (const name of ['Shot', 'Other']) {
      const value = `import ${name} from "/${name}.tsx"`;
      const imported = processor.parse(value).children[0];
      if (imported) tree.children.unshift({ ...imported, position: undefined } as never);
    }
  };
  expect(moduleOf('<Shot />\n', [], add)?.imports).toBe('import Shot from "/Shot.tsx"');
});

test.each([
  ['a component in a list', "import Shot from './Shot'\n\n- a\n\n  <Shot />\n"],
  ['a component in a sentence', "import Shot from './Shot'\n\nA <Shot /> b\n"],
  ['a component with content', "import Shot from './Shot'\n\n<Shot>\n\na\n\n</Shot>\n"],
  ['an element of HTML', '<details />\n'],
  ['a component that nobody imports', '<Shot />\n'],
  ['an expression', '{1 + 1}\n'],
  ['an expression in a sentence', 'a {1 + 1} b\n'],
  ['an export', 'export const a = 1;\n'],
  ['spread attributes', "import Shot from './Shot'\n\n<Shot {...a} />\n"],
  ['elements in an attribute', "import Shot from './Shot'\n\n<Shot a={<b />} />\n"],
])('issue 14.3 a page that only the host can take apart is left to it: %s', (_what, source) => {
  expect(moduleOf(source)).toBeUndefined();
});
