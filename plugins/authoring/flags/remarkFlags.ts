import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A flag, and what is written behind it: `--help`, `-v`, `--baseline <path>`, `--json [path]`. */
const FLAG = /^--?[a-z][\w-]*(?: (?:<\w+>|\[\w+\]))?$/i;
/** As much as a column of a table has on a phone, in characters. */
const LONGEST = 20;

/**
 * Marks the flags of commands, which the styles keep on one line: browsers break behind each hyphen, and `--` at the end of a
 * line reads as a flag of its own.
 * @returns remark transformer
 */
export function remarkFlags() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length > LONGEST || !FLAG.test(node.value)) return;
      Object.assign((node.data ??= {}), { hProperties: { 'data-flag': '' } });
    });
  };
}
