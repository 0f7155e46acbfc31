/** What stands in an element; React writes comments in one document and not in another. */
const inside = ({ childNodes }: Node): ChildNode[] =>
  [...childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE);

/**
 * Finds in copies of a part of the page what stood in place of an element: part and copy have the same shape.
 * @param copies copies of the part, or of the parts
 * @param box the element
 * @param parts selector of the part
 * @returns the copies themselves for an element that stands in no such part; none where the copy has another shape
 */
export function ownPart(copies: readonly Node[], box: Element, parts: string): readonly Node[] {
  const find = (element: Element): Node | undefined => {
    const parent = element.parentElement;
    if (!parent) return undefined;
    const from = parent.matches(parts) ? copies[0] : find(parent);
    return from && inside(from)[inside(parent).indexOf(element)];
  };
  if (!box.parentElement?.closest(parts)) return copies;
  const own = find(box);
  return own ? [own] : [];
}
