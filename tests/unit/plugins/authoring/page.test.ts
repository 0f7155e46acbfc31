import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type State } from 'mdast-util-to-hast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Pluggable, type PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { authoring } from '../../../../plugins/authoring';
import { markdownSource, tidyMarkdown } from '../../../../plugins/authoring/markdownExport';
import { ROOT } from '../../../support/site';

const FOLDER = path.join(ROOT, 'tests/fixtures/authoring');
const docsRoot = path.join(FOLDER, 'docs');
const fileOf = (key: string): string => path.join(docsRoot, 'zh', `${key}.mdx`);
const plugins = authoring({ root: FOLDER, docsRoot, siteUrl: 'https://a.example/' });
const sample = (file: string): string => readFileSync(path.join(FOLDER, file.replace('<root>', '')), 'utf8');
/** The row of a picture changes with every picture that is taken; what lasts of it is said instead. */
function lasting(name: string, value: string): string {
  if (name !== 'row') return value;
  const { caption, marks, boxes } = JSON.parse(value) as {
    caption: string;
    marks: object[];
    boxes: object[];
  };
  return `${caption}: ${marks.length} of ${boxes.length}`;
}

const component = (state: State, node: MdxJsxFlowElement | MdxJsxTextElement) => ({
  type: 'element' as const,
  tagName: node.name ?? '',
  properties: Object.fromEntries(
    node.attributes.flatMap((each) =>
      'name' in each ? [[each.name, lasting(each.name, String(each.value))]] : [],
    ),
  ),
  children: state.all(node),
});

/** A page as the host gets it: a post has its line. */
function written(key: string): string {
  const file = fileOf(key);
  let text = readFileSync(file, 'utf8');
  const transform = (
    { test: isOne }: { readonly test: (file: string) => boolean },
    change: (given: { readonly code: string; readonly resourcePath: string }) => string,
  ): void => {
    if (isOne(file)) text = change({ code: text, resourcePath: file });
  };
  const { builderConfig } = plugins.find(({ name }) => name === 'posts') ?? {};
  const [posts] = (builderConfig?.plugins ?? []) as RsbuildPlugin[];
  void posts?.setup({ transform } as unknown as RsbuildPluginAPI);
  return text;
}

/** A page as the plugins leave it, drawn as HTML with its components as elements; and its outline. */
async function compile(key: string, source = written(key)) {
  const own = plugins.flatMap(({ markdown }) => (markdown?.remarkPlugins ?? []) as Pluggable[]);
  const host = [remarkParse, remarkMdx, remarkGfm, remarkCjkFriendly] as PluggableList;
  const pageMeta = { frontmatter: { about: ['{version}'], search: { one: 'a' } }, toc: [] as object[] };
  const processor = unified()
    .use(host)
    .use(own)
    .data('pageMeta' as never, pageMeta as never);
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^(#+ .*)\{#/gm, '$1\\{#');
  const tree = processor.parse(body) as Root;
  // The host reads the files of fences.
  visit(tree, 'code', (node) => {
    const [, file] = /file="([^"]+)"/.exec(node.meta ?? '') ?? [];
    if (file) node.value = sample(file);
  });
  const done: unknown = await processor.run(tree, { path: fileOf(key), value: body } as never);
  const handlers = { mdxJsxFlowElement: component, mdxJsxTextElement: component };
  return { html: toHtml(toHast(done as Root, { handlers: handlers as never })), pageMeta };
}

test.each(['guide/page', 'blog/topic/post'])(
  'S2-117 issue 7.1, 7.5, 18.2, 18.6, 19 what authors write becomes text of the page: %s',
  async (key) => {
    const { html } = await compile(key);
    await expect(`${html}\n`).toMatchFileSnapshot(path.join(FOLDER, `${path.basename(key)}.html`));
  },
);

test('headings of steps are lines of the outline; the script of a page has versions and no words for the search', async () => {
  const { pageMeta } = await compile('guide/page');
  expect(pageMeta.toc).toEqual([
    { id: 'one', text: '一', depth: 3 },
    { id: 'two', text: '二', depth: 3 },
    { id: 'why', text: '为什么？', depth: 3 },
  ]);
  expect(JSON.stringify(pageMeta.frontmatter)).toMatch(/^\{"about":\["\d[\d.]+"\]\}$/);
});

test.each([
  ['<ReportShot name="treemapp" />', /<ReportShot name="treemapp" \/> is unknown\. Names: .*treemap/],
  ['<Term id="chunkk">a</Term>', /the glossary has no such term. Use one of: chunk/],
  ['```ts formats\nexport default {};\n```', /typed constant/],
  ['```text file="<root>/docs/zh/guide/page.mdx"\n```', /is not shown: outside/],
])('issue 7.1, 18.6 what cannot be shown stops the build: %s', async (source, message) => {
  await expect(compile('guide/page', `${source}\n`)).rejects.toThrow(message);
});

/** A page as its Markdown export has it; the host puts the files of fences into it, and escapes ids of headings. */
function exported(key: string): string {
  const text = markdownSource(written(key), { lang: 'zh', readFile: sample });
  const shown = text.replace(/^(```\w+ .*file="([^"]+)".*\n)```$/gm, (_all, start: string, file: string) => {
    return `${start}${sample(file)}\n\`\`\``;
  });
  return tidyMarkdown(shown.replace(/^(#+ .*)\{#/gm, '$1\\{#'));
}

test.each(['guide/page', 'blog/topic/post'])(
  'issue 7.5, 18.2, 18.6 the Markdown export of %s',
  async (key) => {
    await expect(exported(key)).toMatchFileSnapshot(path.join(FOLDER, `${path.basename(key)}.md`));
  },
);
