import type { Definition, Link } from 'mdast';
import type { SourceEdit } from '../types';

/** Where the address of a link or definition begins, from the end of its text on. */
const ADDRESS = /^\s*\]\(\s*<?([^\s<>)]+)/;
const DEFINED = /^\[(?:\\.|[^\]\\])*\]:\s*<?([^\s<>]+)/;

/**
 * The change that gives a link another address.
 * @param node link or definition of the page
 * @param source the text that its offsets count in
 * @param address what is written instead
 * @returns the change; undefined when the address cannot be found in the text
 */
export function linkEdit(node: Link | Definition, source: string, address: string): SourceEdit | undefined {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const inner = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? start + 1) : start;
  const found = (node.type === 'link' ? ADDRESS : DEFINED).exec(source.slice(inner, end));
  if (!found?.[1]) return undefined;
  const to = inner + found[0].length;
  return { from: to - found[1].length, to, text: address };
}
