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

const isItemHeading = (node: Nodes): boolean => node.type === 'heading' && node.depth === 3;

const element = (name: string, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: children as MdxJsxFlowElement['children'],
});

/** Each `###` heading with what follows it. */
function toGroups(children: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = [];
  for (const child of children) {
    const group = groups.at(-1);
    if (!group || isItemHeading(child)) groups.push([child]);
    else group.push(child);
  }
  return groups;
}

/** What becomes of a group: an item of a list, or a question that opens its answer. */
const ITEMS: Readonly<Record<string, (group: readonly RootContent[]) => MdxJsxFlowElement>> = {
  Steps: (group) => element('li', group),
  Questions: (group) => element('details', [element('summary', group.slice(0, 1)), ...group.slice(1)]),
};

/**
 * Makes each `###` heading in `<Steps>` an item of the list that the component draws, so that a screen reader says
 * "2 of 4", each one in `<Questions>` the summary of its answer, and all of them lines of the outline. The Markdown exports
 * stay as written, since the host compiles them without this.
 * @returns remark transformer
 */
export function remarkSteps(this: Processor) {
  const data = this.data() as HostData;
  return (tree: Root): void => {
    if (data.pageMeta) data.pageMeta.toc = addToOutline(data.pageMeta.toc, tree);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const toItem = ITEMS[node.name ?? ''];
      if (toItem) node.children = toGroups(node.children as RootContent[]).map(toItem);
    });
  };
}
