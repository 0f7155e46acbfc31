import { findTerms } from '../../../packages/search/findTerms';
import { mergeRanges } from '../../../packages/search/mergeRanges';

/** What is no text of the page: its chrome, what is read but not seen, and drawings. */
const NO_TEXT = 'nav, aside, button, svg, script, style, textarea, [aria-hidden="true"], .siteVisuallyHidden';

/**
 * Where terms stand in the text of a page; the page itself is not changed.
 * @param root element whose text is looked through
 * @param terms terms as the index has them
 * @param most places at most, the first ones
 */
export function matchRanges(root: Element, terms: ReadonlySet<string>, most: number): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
    !nodeValue?.trim() || parentElement?.closest(NO_TEXT)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const found: Range[] = [];
  while (walker.nextNode() && found.length < most) {
    const node = walker.currentNode;
    const tokens = findTerms(node.nodeValue ?? '', terms);
    const parts = mergeRanges(tokens.map(({ start, end }) => ({ start, length: end - start })));
    for (const { start, length } of parts) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      found.push(range);
    }
  }
  return found.slice(0, most);
}
