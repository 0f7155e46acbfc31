import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Processor } from 'unified';
import { newElement } from './elements';

/** A line of the outline, as the host keeps it: inline marks stay in the text. */
interface OutlineLine {
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

function outlineLine({ children, depth }: Heading): OutlineLine | undefined {
  const [, text, id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/s.exec(children.map(written).join('')) ?? [];
  return text !== undefined && id !== undefined ? { id, text, depth } : undefined;
}

const isShown = ({ depth }: Heading): boolean => depth > 1 && depth < 5;

/** What becomes of a heading and what follows it: an item of a list, or a question that opens its answer. */
const ITEMS: Readonly<Record<string, (group: readonly RootContent[]) => RootContent>> = {
  Steps: (group) => newElement('li', {}, group),
  Questions: ([heading, ...answer]) =>
    newElement('details', {}, [newElement('summary', {}, heading ? [heading] : []), ...answer]),
};

/** Puts the headings inside `<Steps>` and `<Questions>` into the outline of the page: the host looks at its top level only. */
function addToOutline(outline: readonly OutlineLine[], tree: Root): OutlineLine[] {
  const rest = [...outline];
  const lines: OutlineLine[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && isShown(node)) lines.push(...rest.splice(0, 1));
    if (node.type !== 'mdxJsxFlowElement' || !ITEMS[node.name ?? '']) continue;
    visit(node, 'heading', (heading) => {
      const line = isShown(heading) ? outlineLine(heading) : undefined;
      if (line) lines.push(line);
    });
  }
  return [...lines, ...rest];
}

interface HostData {
  readonly pageMeta?: { toc: readonly OutlineLine[] };
}

function toGroups(children: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = [];
  for (const child of children) {
    const group = groups.at(-1);
    if (!group || (child.type === 'heading' && child.depth === 3)) groups.push([child]);
    else group.push(child);
  }
  return groups;
}

/**
 * Makes each `###` heading in `<Steps>` an item of the list that the component draws, so that a screen reader says
 * "2 of 4", each one in `<Questions>` the summary of its answer, and all of them lines of the outline. The Markdown exports
 * stay as written, since the host compiles them without this.
 */
export function remarkSteps(this: Processor) {
  const data = this.data() as HostData;
  return (tree: Root): void => {
    if (data.pageMeta) data.pageMeta.toc = addToOutline(data.pageMeta.toc, tree);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const toItem = ITEMS[node.name ?? ''];
      if (toItem)
        node.children = toGroups(node.children as RootContent[]).map(toItem) as typeof node.children;
    });
  };
}
