import type { Root } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { toHast } from 'mdast-util-to-hast';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkTables } from '../../../../plugins/authoring/textMarks';

function drawn(text: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text) as Root;
  remarkTables()(tree);
  return toHtml(toHast(tree));
}

test('a cell of a table with three columns says what column it is in, the first names its row', () => {
  const html = drawn('| Key | `Type` | **Effect** |\n| --- | --- | --- |\n| a | b | c |\n');
  expect(html).toContain('<table data-stacked="">');
  expect(html).toContain('<td>a</td>');
  expect(html).toContain('<td data-label="Type">b</td>');
  expect(html).toContain('<td data-label="Effect">c</td>');
});

test('two columns stay a table', () => {
  expect(drawn('| Key | Effect |\n| --- | --- |\n| a | b |\n')).not.toContain('data-');
});
