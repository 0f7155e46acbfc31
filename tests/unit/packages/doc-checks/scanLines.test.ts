import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { scanLines } from '../../../../packages/doc-checks/scanLines';

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
