import { parse } from 'node-html-parser';
import { codeToHtml } from 'shiki';
import { expect, test, describe, it } from 'vitest';
import type { Code, Root } from 'mdast';
import { markLines, cleanMarkdown, remarkSamples } from '../../../../plugins/authoring/samples';
import { codeAfter, plainLines, readMarks } from '../../../../plugins/authoring/readMarks';
import { ROOT } from '../../../support/site';

const drawn = async (code: string, lang = 'js') => {
  const html = await codeToHtml(code, { lang, theme: 'none', transformers: [markLines as never] });
  const page = parse(html, { blockTextElements: {} });
  return {
    sample: [...(page.querySelector('pre')?.classList.values() ?? [])].filter((name) => /^has-/.test(name)),
    lines: page
      .querySelectorAll('.line')
      .map(({ rawTagName, textContent, classList }) => [rawTagName, classList.value.join(' '), textContent]),
  };
};

test('issue 18.6 added and removed lines are elements of their own, and their comments are gone', async () => {
  expect(await drawn('const a = 1; // [!code --]\nconst a = 2; // [!code ++]\na();')).toEqual({
    sample: ['has-diff'],
    lines: [
      ['del', 'line diff remove', 'const a = 1;'],
      ['ins', 'line diff add', 'const a = 2;'],
      ['span', 'line', 'a();'],
    ],
  });
});

test('issue 18.6 highlighted and focused lines are marked, each in its way', async () => {
  expect(await drawn('a: 1 # [!code highlight]\nb: 2 # [!code focus]\nc: 3', 'yaml')).toEqual({
    sample: ['has-highlighted', 'has-focused'],
    lines: [
      ['mark', 'line highlighted', 'a: 1'],
      ['span', 'line focused', 'b: 2'],
      ['span', 'line', 'c: 3'],
    ],
  });
});

test('issue 18.6 an added line in focus is both', async () => {
  const { lines } = await drawn('a(); // [!code ++] // [!code focus]');
  expect(lines).toEqual([['ins', 'line focused diff add', 'a();']]);
});

test('a sample without marks stays as it is', async () => {
  expect(await drawn('a();\nb();')).toEqual({
    sample: [],
    lines: [
      ['span', 'line', 'a();'],
      ['span', 'line', 'b();'],
    ],
  });
});

const read = (code: string) =>
  readMarks(code).lines.map(({ text, marks }) => [text, [...marks].join(' ')].filter(Boolean).join(' ⟵ '));

test('issue 18.6 a comment at the end of a line marks it, in every syntax of comments', () => {
  expect(
    read(
      [
        "import a from 'a'; // [!code ++]",
        'b: 1 # [!code --]',
        'c {} /* [!code highlight] */',
        '<d /> <!-- [!code focus] -->',
        "const url = 'https://example.com'; // a remark",
      ].join('\n'),
    ),
  ).toEqual([
    "import a from 'a'; ⟵ add",
    'b: 1 ⟵ remove',
    'c {} ⟵ highlight',
    '<d /> ⟵ focus',
    "const url = 'https://example.com'; // a remark",
  ]);
});

test('issue 18.6 a count marks the lines below as well, and a comment on its own only those', () => {
  expect(read('a // [!code ++:2]\nb\nc\n  // [!code highlight:2]\nd\ne\nf')).toEqual([
    'a ⟵ add',
    'b ⟵ add',
    'c',
    'd ⟵ highlight',
    'e ⟵ highlight',
    'f',
  ]);
});

test('issue 18.6 a line can be added and in focus', () => {
  expect(read('a // [!code ++] // [!code focus]')).toEqual(['a ⟵ focus add']);
});

test('issue 18.6 an unknown word marks nothing and is reported with its line', () => {
  expect(readMarks('a\nb // [!code +]').unknown).toEqual([{ line: 2, word: '+' }]);
});

test('issue 18.6 a change is a diff in plain text, other marks leave plain code', () => {
  const change = 'a\n\nb // [!code --]\nc // [!code ++]';
  expect(plainLines(readMarks(change))).toEqual([' a', '', '-b', '+c']);
  expect(plainLines(readMarks('a // [!code focus]\nb'))).toEqual(['a', 'b']);
  expect(codeAfter(change)).toBe('a\n\nc');
});

describe('Markdown exports', () => {
  it('the code of a file stays, the words of the house and the empty line go', () => {
    const markdown = [
      'a',
      '```js title="a.mjs" file="<root>/examples/samples/a.mjs" build',
      'one',
      '',
      'two',
      '',
      '```',
      'b',
    ];
    expect(cleanMarkdown(markdown.join('\n'))).toBe('a\n```js title="a.mjs"\none\n\ntwo\n```\nb');
  });

  it('other fences, indented ones and fences inside fences stay as they are', () => {
    const text = '  ```bash\n  echo\n\n  ```\n````mdx\n```js build\n```\n````\n';
    expect(cleanMarkdown(text)).toBe(text);
  });

  it('issue 18.6 a sample that shows a change is a diff, other marks go', () => {
    const change = '```js title="a.mjs" build\na; // [!code ++]\n\nb;\n```';
    expect(cleanMarkdown(change)).toBe('```diff title="a.mjs"\n+a;\n\n b;\n```');
    expect(cleanMarkdown('```js\na; // [!code focus]\nb;\n```')).toBe('```js\na;\nb;\n```');
    expect(cleanMarkdown('  ```js\n  a; // [!code --]\n  b;\n  ```\nc')).toBe(
      '  ```diff\n  -a;\n   b;\n  ```\nc',
    );
  });

  it('a reason is not shown', () => {
    expect(cleanMarkdown('```bat skip="needs Windows"\nset A=1\n```')).toBe('```bat\nset A=1\n```');
  });
});

const drawnCode = (code: Partial<Code>) => {
  const node: Code = { type: 'code', value: '', ...code };
  const tree: Root = { type: 'root', children: [node] };
  remarkSamples({ projectRoot: ROOT, docsRoot: `${ROOT}/docs` })(tree, { path: `${ROOT}/docs/en/page.mdx` });
  return node;
};

describe('the page', () => {
  it('shows the title and the marked lines, without level, file and an empty last line', () => {
    const meta = 'title="a.mjs" {1,3} file="<root>/examples/samples/options/features-array.js" build';
    expect(drawnCode({ lang: 'js', meta, value: 'one\n\ntwo\n' })).toMatchObject({
      meta: 'title="a.mjs" {1,3}',
      value: 'one\n\ntwo',
    });
  });

  it('leaves a block of the page as it is', () => {
    expect(drawnCode({ lang: 'text', value: 'one\n' })).toMatchObject({ value: 'one\n', meta: null });
  });
});
