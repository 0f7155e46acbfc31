import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { remarkFlags } from '../../../../../plugins/authoring/textMarks';

function kept(markdown: string): string[] {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  remarkFlags()(tree);
  const found: string[] = [];
  visit(tree, 'inlineCode', ({ value, data }) => {
    if (data && 'hProperties' in data) found.push(`${value} ${JSON.stringify(data.hProperties)}`);
  });
  return found;
}

test('a flag of a command stays on one line, with what stands behind it', () => {
  expect(kept('`--help`, `-v`, `--baseline <path>` and `--json [path]`')).toEqual([
    '--help {"data-flag":""}',
    '-v {"data-flag":""}',
    '--baseline <path> {"data-flag":""}',
    '--json [path] {"data-flag":""}',
  ]);
});

test('what would not fit into a narrow column may break, and so may all other code', () => {
  expect(
    kept('`--a-flag-that-is-as-long-as-a-line <path>`, `bundle-diff`, `npx rsdoctor -h`, `- item`'),
  ).toEqual([]);
});
