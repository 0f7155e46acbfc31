import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkSteps } from '../../../../plugins/authoring/steps';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSteps);

/** The items of the first `<Steps>`, as the texts in them. */
function items(markdown: string): string[][] {
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  const steps = tree.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Steps');
  if (steps?.type !== 'mdxJsxFlowElement') throw new Error('no steps');
  return steps.children.map((item) => {
    if (item.type !== 'mdxJsxFlowElement' || item.name !== 'li') throw new Error(`no item: ${item.type}`);
    return item.children.map((child) => toString(child));
  });
}

describe('remarkSteps', () => {
  test('S2-117 each ### heading begins an item that ends before the next one', () => {
    const text = '<Steps>\n\n### One\n\nfirst\n\n#### Detail\n\nmore\n\n### Two\n\nsecond\n\n</Steps>\n';
    expect(items(text)).toEqual([
      ['One', 'first', 'Detail', 'more'],
      ['Two', 'second'],
    ]);
  });

  test('what stands above the first heading keeps an item of its own', () => {
    expect(items('<Steps>\n\nabove\n\n### One\n\n</Steps>\n')).toEqual([['above'], ['One']]);
  });

  test('issue 19 a heading in <Questions> is the summary of what follows it', () => {
    const text = '<Questions>\n\n### Why?\n\nBecause.\n\n```js\n1;\n```\n\n### How?\n\nSo.\n\n</Questions>\n';
    const [questions] = (processor.runSync(processor.parse(text)) as Root).children;
    if (questions?.type !== 'mdxJsxFlowElement') throw new Error('no questions');
    const names = questions.children.map((item) => ('name' in item ? item.name : item.type));
    expect(names).toEqual(['details', 'details']);
    const inside = questions.children.map((item) =>
      'children' in item ? item.children.map((child) => ('name' in child ? child.name : child.type)) : [],
    );
    expect(inside).toEqual([
      ['summary', 'paragraph', 'code'],
      ['summary', 'paragraph'],
    ]);
  });

  test('issue 19 a heading in <Questions> is the summary of what follows it', () => {
    const text = '<Questions>\n\n### Why?\n\nBecause.\n\n```js\n1;\n```\n\n### How?\n\nSo.\n\n</Questions>\n';
    const [questions] = (processor.runSync(processor.parse(text)) as Root).children;
    if (questions?.type !== 'mdxJsxFlowElement') throw new Error('no questions');
    const inside = questions.children.map((item) =>
      'children' in item ? item.children.map((child) => ('name' in child ? child.name : child.type)) : [],
    );
    expect(inside).toEqual([
      ['summary', 'paragraph', 'code'],
      ['summary', 'paragraph'],
    ]);
  });

  test('headings outside stay where they are', () => {
    const tree = processor.runSync(processor.parse('### One\n\n<Steps>\n\n### Two\n\n</Steps>\n')) as Root;
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'mdxJsxFlowElement']);
  });

  test('step headings are lines of the outline, in their place', () => {
    const pageMeta = {
      toc: [
        { id: 'a', text: 'A', depth: 2 },
        { id: 'b', text: 'B', depth: 2 },
      ],
    };
    const own = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .data('pageMeta' as never, pageMeta as never);
    const steps =
      '<Steps>\n\n### The `x` option \\{#x}\n\n#### **More** \\{#more}\n\n##### Deep \\{#deep}\n\n</Steps>';
    const page = own.use(remarkSteps);
    page.runSync(page.parse(`# T \\{#t}\n\n## A \\{#a}\n\n${steps}\n\n## B \\{#b}\n`));
    expect(pageMeta.toc).toEqual([
      { id: 'a', text: 'A', depth: 2 },
      { id: 'x', text: 'The `x` option', depth: 3 },
      { id: 'more', text: '**More**', depth: 4 },
      { id: 'b', text: 'B', depth: 2 },
    ]);
  });
});
