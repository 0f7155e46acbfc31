import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Two columns fit on a phone. */
const MIN_COLUMNS = 3;

/**
 * Gives the cells of wide tables the head of their column, which stands before each cell where a row becomes a card
 * (`components/ui/ScrollTable`).
 * @returns remark transformer
 */
export const remarkTables = () => (tree: Root) =>
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    if (!head || head.children.length < MIN_COLUMNS) return;
    const [, ...labels] = head.children.map((cell) => toString(cell));
    table.data = { hProperties: { dataStacked: '' } };
    for (const row of rows) {
      const [, ...cells] = row.children;
      cells.forEach((cell, index) => {
        // A cell may say already that it is in another language.
        const { hProperties } = cell.data ?? {};
        cell.data = { hProperties: { ...hProperties, dataLabel: labels[index] } };
      });
    }
  });

/** Lets tables become cards on phones. */
export const pluginTables = (): RspressPlugin => ({
  name: 'tables',
  markdown: { remarkPlugins: [remarkTables] },
});
