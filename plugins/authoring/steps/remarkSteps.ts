import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { addToOutline } from './addToOutline';
import type { OutlineLine } from './outlineLine';

/** Where the host collects what the page's script knows of its page. */
interface HostData {
  readonly pageMeta?: { toc: readonly OutlineLine[] };
}

const isStepHeading = (node: Nodes): boolean => node.type === 'heading' && node.depth === 3;

/** The children of `<Steps>`, each `###` heading with what follows it in an item of its own. */
function toItems(children: readonly RootContent[]): MdxJsxFlowElement[] {
  const items: MdxJsxFlowElement[] = [];
  for (const child of children) {
    let item = items.at(-1);
    if (!item || isStepHeading(child)) {
      item = { type: 'mdxJsxFlowElement', name: 'li', attributes: [], children: [] };
      items.push(item);
    }
    (item.children as RootContent[]).push(child);
  }
  return items;
}

/**
 * Makes each `###` heading in `<Steps>` an item of the list that the component draws, so that a screen reader says
 * "2 of 4", and a line of the outline. The Markdown exports stay as written, since the host compiles them without this.
 * @returns remark transformer
 */
export function remarkSteps(this: Processor) {
  const data = this.data() as HostData;
  return (tree: Root): void => {
    if (data.pageMeta) data.pageMeta.toc = addToOutline(data.pageMeta.toc, tree);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Steps') node.children = toItems(node.children as RootContent[]);
    });
  };
}
