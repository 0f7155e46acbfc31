import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { scanLines } from '../../../../packages/doc-checks/scanLines';

const scan = (...lines: string[]) => scanLines(lines.join('\n'));

describe('content gates: line scan', () => {
  it('takes heading ids out, escaped ones too, and keeps the lines', () => {
    const { text, ids } = scan('# Title {#title}', '', '## `a {b}` \\{#a-b}', 'a {#no} b');
    expect(text.split('\n')).toEqual(['# Title', '', '## `a {b}`', 'a {#no} b']);
    expect([...ids]).toEqual([
      [1, 'title'],
      [3, 'a-b'],
    ]);
  });

  it('leaves fenced code alone, in lists, in quotes and inside longer fences', () => {
    const lines = [
      '````md',
      '```',
      '# x {#x}',
      ':::tip',
      '````',
      '  ```sh',
      '  # y {#y}',
      '  ```',
      '> ~~~',
      '> :::',
      '> ~~~',
    ];
    const { text, ids, containers } = scan(...lines);
    expect(text).toBe(lines.join('\n'));
    expect([ids.size, containers.length]).toEqual([0, 0]);
  });

  it('reads the title of a container in both spellings', () => {
    const { containers, text } = scan(
      ':::tip A title',
      'a',
      ':::',
      '',
      '::: info{title="Other"}',
      'b',
      ':::',
    );
    expect(containers).toEqual([
      { line: 1, name: 'tip', title: 'A title' },
      { line: 5, name: 'info', title: 'Other' },
    ]);
    expect(text.split('\n')).toEqual(['', 'a', '', '', '', 'b', '']);
  });

  it('matches nested ends from the inside out', () => {
    const { containers } = scan(':::tip A', '', ':::info B', '- a', ':::', '', 'c');
    expect(containers.map(({ fault }) => fault)).toEqual(['not closed', 'no blank line around its end']);
  });
});

/** The host's own container syntax, to hold our reading of it against. */
const HOST = '../../../../node_modules/@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';

async function hostSees(source: string): Promise<boolean> {
  const { remarkContainerSyntax } = (await import(HOST)) as {
    remarkContainerSyntax: () => (tree: Root) => void;
  };
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(source);
  remarkContainerSyntax()(tree);
  return tree.children.some(({ type }) => String(type) === 'containerDirective');
}

describe('containers gate: edges as the host has them', () => {
  it.each([
    ':::tip T\n\n- a\n- b\n\n:::\n\nafter',
    ':::tip T\n\n- a\n- b\n:::\n\nafter',
    ':::tip T\n\n- a\n\n  b\n:::\n\nafter',
    ':::tip T\n\n| a |\n|---|\n| b |\n:::\n\nafter',
    ':::tip T\n\n> a\n:::\n\nafter',
    ':::tip T\n\n```js\na\n```\n:::\n\nafter',
    ':::tip T\na `b` c.\nd\n:::\n\nafter',
    ':::tip T\na\n:::\nafter',
    ':::tip T\na\n:::\n## after',
    'before\n:::tip T\na\n:::\n\nafter',
    '## before\n:::tip T\na\n:::',
    ':::tip T\na\n\nafter',
  ])('%j', async (source) => {
    const [container] = scanLines(source).containers;
    expect(container?.fault === undefined).toBe(await hostSees(source));
  });
});
