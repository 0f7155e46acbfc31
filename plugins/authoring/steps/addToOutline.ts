import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { outlineLine, type OutlineLine } from './outlineLine';

/** Depths that an outline shows. */
const SHOWN = [2, 3, 4];

const HOLDERS = ['Steps', 'Questions'];

const isShown = ({ depth }: Heading): boolean => SHOWN.includes(depth);

/**
 * Puts the headings inside `<Steps>` and `<Questions>` into the outline of the page: the host looks at the top level of a page only.
 * @param outline lines of the top level, in the order of the page; not changed
 * @param tree the page
 * @returns lines of both, in the order of the page
 */
export function addToOutline(outline: readonly OutlineLine[], tree: Root): OutlineLine[] {
  const rest = [...outline];
  const lines: OutlineLine[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && isShown(node)) lines.push(...rest.splice(0, 1));
    if (node.type !== 'mdxJsxFlowElement' || !HOLDERS.includes(node.name ?? '')) continue;
    visit(node, 'heading', (heading) => {
      const line = isShown(heading) ? outlineLine(heading) : undefined;
      if (line) lines.push(line);
    });
  }
  return [...lines, ...rest];
}
