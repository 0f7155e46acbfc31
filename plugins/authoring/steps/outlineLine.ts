import type { Heading, PhrasingContent } from 'mdast';

/** One line of a page's outline, as the host keeps it: inline marks stay in the text. */
export interface OutlineLine {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

const MARKS: Readonly<Record<string, string>> = { strong: '**', emphasis: '*', delete: '~~' };

function written(node: PhrasingContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (!('children' in node)) return '';
  const mark = MARKS[node.type] ?? '';
  return `${mark}${node.children.map(written).join('')}${mark}`;
}

/**
 * The outline's line of a heading.
 * @param heading a heading that ends with its explicit id, `{#id}`
 * @returns id, text and depth; undefined for a heading without an id, which a content gate reports
 */
export function outlineLine({ children, depth }: Heading): OutlineLine | undefined {
  const [, text, id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/s.exec(children.map(written).join('')) ?? [];
  return text !== undefined && id !== undefined ? { id, text, depth } : undefined;
}
