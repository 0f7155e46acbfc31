import type { Root, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';
import { DEFAULT_LANG } from '../../site/languages';
import { langOfFile, type CompiledFile } from './elements';

/** As much as a column of a table has on a phone, in characters. */
const MAX_NAME_LENGTH = 20;

/**
 * Marks short names and flags with hyphens, which the styles keep on one line: browsers break behind each hyphen, and `--` at
 * the end of a line reads as a flag of its own.
 */
export function remarkHyphens() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length > MAX_NAME_LENGTH || !node.value.includes('-')) return;
      Object.assign((node.data ??= {}), { hProperties: { 'data-hyphens': '' } });
    });
  };
}

/** A number and its unit before a change, and after it. */
const CHANGE = /\d\S*(?: \p{L}+)? → \d\S*(?: \p{L}+)?/gu;

/** Keeps "8.3 s → 0.9 s" on one line. */
export const remarkChanges = () => (tree: Root) =>
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(CHANGE, (change) => change.replaceAll(' ', '\u00A0'));
  });

const HAN = /\p{Script=Han}/u;
const TWO_WORDS = /[A-Za-z]{2,}[ (][A-Za-z]{2,}/;

/** Two English words or more, and no Chinese letter; a single word is a name or a term, which readers say as they are used to. */
export const isForeign = (text: string): boolean => TWO_WORDS.test(text) && !HAN.test(text);

const HOLDERS: readonly Nodes['type'][] = ['strong', 'emphasis', 'link', 'tableCell', 'heading', 'paragraph'];

/** Without code, which is the same in every language. */
const words = (node: Nodes): string => {
  if (node.type === 'inlineCode') return '';
  return 'children' in node ? node.children.map(words).join('') : toString(node);
};

/**
 * Marks what is English on the Chinese pages, so that a screen reader says it in English: mostly labels of the report's
 * interface, which has no Chinese ones there. Code needs no mark.
 */
export function remarkForeignPassages() {
  return (tree: Root, file: CompiledFile): void => {
    if (langOfFile(file) !== 'zh') return;
    visit(tree, (node) => {
      if (!HOLDERS.includes(node.type) || !isForeign(words(node))) return undefined;
      Object.assign((node.data ??= {}), { hProperties: { lang: DEFAULT_LANG } });
      return 'skip';
    });
  };
}

/** Two columns fit on a phone. */
const MIN_COLUMNS = 3;

/**
 * Gives the cells of wide tables the head of their column, which stands before each cell where a row becomes a card
 * (`components/ui/ScrollTable`).
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
