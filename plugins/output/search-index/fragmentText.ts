import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { markdownTree } from '../../../packages/doc-checks/markdownTree';
import { readFrontmatter } from '../../../packages/doc-checks/readFrontmatter';
import { scanLines } from '../../../packages/doc-checks/scanLines';

const BLOCKS: readonly RootContent['type'][] = ['paragraph', 'heading', 'code', 'tableCell'];

function blocks(node: RootContent): string[] {
  if (BLOCKS.includes(node.type)) return [toString(node)];
  return 'children' in node ? node.children.flatMap((child) => blocks(child as RootContent)) : [];
}

/**
 * The text of a shared fragment as readers see it.
 * @param source the fragment's file
 * @returns one line for each paragraph, heading, table cell and code sample
 */
export function fragmentText(source: string): string {
  const { body } = readFrontmatter(source.replaceAll('\r\n', '\n'));
  const { tree } = markdownTree(scanLines(body).text, 'mdx');
  return tree.children.flatMap(blocks).join('\n');
}
