import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SyntaxFault } from './types';

// The same Markdown as the host's: with GFM, and with emphasis that may touch Chinese punctuation.
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkCjkFriendly).freeze();

const EMPTY: Root = { type: 'root', children: [] };

/**
 * Parses the body of a page.
 * @returns the tree, or an empty one and the fault
 */
export function markdownTree(
  text: string,
  format: 'md' | 'mdx',
): { tree: Root; fault: SyntaxFault | undefined } {
  try {
    return { tree: (format === 'mdx' ? mdx : markdown).parse(text), fault: undefined };
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    return { tree: EMPTY, fault: { line: line ?? 1, message: reason ?? String(error) } };
  }
}
