import MagicString from 'magic-string';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { REPORT_NUMBERS } from '../../../site/reportNumbers';
import { markdownTree } from '../../../packages/doc-checks/markdownTree';
import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';
import { readFrontmatter } from '../../../packages/doc-checks/readFrontmatter';
import { scanLines } from '../../../packages/doc-checks/scanLines';
import { pickLabel } from '../../../lib/text/pickLabel';
import { DEFAULT_LANG, type Lang } from '../../../site/languages';
import { FACETS } from '../../../site/picks';
import { formatFences, pickFences } from '../picks/pickFences';
import { withPostLine } from '../posts/postList';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What stands in place of the tags of a component; without `close` the component has no content. */
interface Tags {
  readonly open: string;
  readonly close?: string;
}

const attribute = (element: Element, name: string): string => {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
};

/** Components whose content is Markdown already: what is left of them where there are no components. */
const WRITTEN: Readonly<Record<string, (element: Element, lang: Lang) => Tags>> = {
  Badge: () => ({ open: '**', close: '**' }),
  Term: () => ({ open: '', close: '' }),
  Steps: () => ({ open: '', close: '' }),
  Tabs: () => ({ open: '', close: '' }),
  Tab: (element) => ({ open: `**${attribute(element, 'label')}**`, close: '' }),
  // Every variant stands in the text, below its name.
  Pick: () => ({ open: '' }),
  When: (element, lang) => {
    const meant = Object.fromEntries(FACETS.map((facet) => [facet, attribute(element, facet)]));
    return { open: `**${pickLabel(meant, lang)}**`, close: '' };
  },
  ReportNumber: (element) => {
    const numbers: Readonly<Record<string, Readonly<Record<string, string>>>> = REPORT_NUMBERS;
    const number = numbers[attribute(element, 'report')]?.[attribute(element, 'name')];
    if (!number) throw new Error(`A Markdown export needs the number ${attribute(element, 'name')}.`);
    return { open: number };
  },
};

/** A page with none of them stays as it is, and need not be parsed. */
const MAY_HAVE = new RegExp(
  `<(?:${Object.keys(WRITTEN).join('|')})\\b|^\\s*\`\`\`(?:bash pick$|ts .*\\bformats\\b)`,
  'm',
);

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A place in a tree. */
type Place = NonNullable<Nodes['position']>['start'];

/** A change of a text: what stands between two offsets is replaced. */
interface SourceEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What the changes of a page depend on, beside the page. */
export interface PageFacts {
  readonly lang?: Lang;
  /** Reads the file that a fence names, by the address as it is written. */
  readonly readFile?: (file: string) => string;
}

/**
 * The simple components and the fences of a page that an export has as Markdown.
 * @param tree the page
 * @param text the text that the offsets count in
 * @param facts language of the page, and how files are read
 * @param offset where a place of the tree is in the text
 * @returns what stands in place of them, none within another
 * @throws Error when a number of a report or a file does not exist
 */
function markdownEdits(
  tree: Nodes,
  text: string,
  { lang = DEFAULT_LANG, readFile = () => '' }: PageFacts,
  offset: (place: Place | undefined) => number,
): SourceEdit[] {
  const edits: SourceEdit[] = [];
  visit(tree, (node) => {
    const [from, to] = [offset(node.position?.start), offset(node.position?.end)];
    if (node.type === 'code') {
      const { pick, formats, file, title } = fenceMeta(node.meta ?? '');
      if (pick) edits.push({ from, to, text: pickFences(node.value, lang) });
      if (formats) edits.push({ from, to, text: formatFences(readFile(file), title, lang) });
    }
    if (!isElement(node) || !node.position) return;
    const tags = WRITTEN[node.name ?? '']?.(node, lang);
    if (!tags) return;
    const closing = `</${node.name}>`;
    if (tags.close === undefined || !text.slice(from, to).endsWith(closing)) {
      edits.push({ from, to, text: tags.open });
      return;
    }
    edits.push({ from, to: text.indexOf('>', from) + 1, text: tags.open });
    edits.push({ from: to - closing.length, to, text: tags.close });
  });
  return edits;
}

/**
 * Writes the simple components of a page as Markdown, and the day of a post below its title, before the host makes the page's export. The host sees components
 * only where they stand on their own: those inside a list stay tags, and what stands inside of another component loses
 * the empty lines between its paragraphs.
 * @param source text of the page or fragment
 * @param facts language of the page, and how files are read
 * @returns the text without these components
 * @throws Error when a number of a report or a file does not exist
 */
export function markdownSource(source: string, facts: PageFacts = {}): string {
  const text = withPostLine(source.replaceAll('\r\n', '\n'), facts.lang ?? DEFAULT_LANG);
  if (!MAY_HAVE.test(text)) return text;
  const { tree } = markdownTree(scanLines(readFrontmatter(text).body).text, 'mdx');
  const starts = [0];
  for (const line of text.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const offset = (place: Place | undefined): number =>
    (starts[(place?.line ?? 1) - 1] ?? 0) + (place?.column ?? 1) - 1;
  const changed = new MagicString(text);
  for (const { from, to, text: own } of markdownEdits(tree, text, facts, offset))
    changed.update(from, to, own);
  return changed.toString();
}
