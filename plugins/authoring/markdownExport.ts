import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { RspressPlugin } from '@rspress/core';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { markdownTree } from '../../packages/doc-checks/markdownTree';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import { readFrontmatter } from '../../packages/doc-checks/frontmatter';
import { scanLines } from '../../packages/doc-checks/scanLines';
import { pickLabel } from '../../lib/text/pickLabel';
import { DEFAULT_LANG, type Lang } from '../../site/languages';
import { FACETS } from '../../site/picks';
import { includedFile, type IncludeRoots } from '../../packages/doc-checks/includedFile';
import { formatFences, pickFences, langOfFile } from './picks';
import { withPostLine } from './posts';
import type { BuilderPlugin, Emission } from '../shared/bundler';

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

const HEADING = /^#{1,6} /;

/** The host escapes the id of a heading, which it does not know as such in an export. */
const ESCAPED_ID = /^(#{1,6} .*)\\(\{#[^}\s]+\})\s*$/;

/**
 * Sets an export as a person would: headings with their ids as they are written, one empty line between blocks and above
 * each heading.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it
 */
export function tidyMarkdown(text: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    const isCode = fence !== '';
    if (isCode && marks.startsWith(fence) && info.trim() === '') fence = '';
    else if (!isCode && marks) fence = marks;
    const isEmpty = line.trim() === '';
    const follows = (lines.at(-1) ?? '') !== '';
    if (isCode) lines.push(line);
    else if (isEmpty) lines.push(...(follows ? [''] : []));
    else lines.push(...(follows && HEADING.test(line) ? [''] : []), line.replace(ESCAPED_ID, '$1$2'));
  }
  return `${lines.join('\n').trim()}\n`;
}

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
  Questions: () => ({ open: '', close: '' }),
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
interface PageFacts {
  readonly lang?: Lang;
  /** Reads the file that a fence names, by the address as it is written. */
  readonly readFile?: (file: string) => string;
}

/**
 * The simple components and the fences of a page that an export has as Markdown.
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

/** Name of the host's build of the Markdown exports. */
const MARKDOWN_BUILD = ['node_md'];

/** The loader runs in the bundler, which loads it itself. */
const LOADER = 'plugins/authoring/changeSource.mjs';

type Rewrite = (text: string) => string;

/** What else is done to the texts, in one place: two hooks that rewrite the same file would lose what one of them did. */
interface MarkdownRewrites {
  /** Exports, and `llms-full.txt`, which holds them all. */
  readonly markdown: Rewrite;
  /** `llms.txt` and `llms-full.txt`; `name` is the file's path in the output. */
  readonly list: (text: string, name: string) => string;
}

const isMarkdown = (name: string): boolean => name.endsWith('.md') || path.basename(name) === 'llms-full.txt';
const isList = (name: string): boolean => /^llms(?:-full)?\.txt$/.test(path.basename(name));

function readShown(file: string, roots: IncludeRoots): string {
  const found = includedFile(file, roots);
  if (found.fault)
    throw new Error(`${roots.page}: the file ${file} of a fence is not shown: ${found.fault}.`);
  return readFileSync(found.place, 'utf8');
}

/** Name of the loader that changes the text of pages. */
const SOURCE_USE = 'markdown-source';

/** What the changes of a page depend on. */
const pageFacts = (page: string, roots: Omit<IncludeRoots, 'page'>): PageFacts => ({
  lang: langOfFile(page),
  readFile: (file) => readShown(file, { ...roots, page }),
});

const writeMarkdown = ({ markdown, list }: MarkdownRewrites): BuilderPlugin => ({
  name: 'markdown-export',
  setup(api) {
    // After the host has written them.
    api.processAssets(
      { stage: 'report', environments: MARKDOWN_BUILD },
      ({ assets, compilation, sources }: Emission) => {
        for (const name of Object.keys(assets)) {
          if (!isMarkdown(name) && !isList(name)) continue;
          const text = String(assets[name]?.source());
          const whole = isMarkdown(name) ? markdown(tidyMarkdown(text)) : text;
          compilation.updateAsset(name, new sources.RawSource(isList(name) ? list(whole, name) : whole));
        }
      },
    );
  },
});

/**
 * Makes the Markdown exports of the pages whole: every component is Markdown in them, wherever it stands. The
 * host runs no remark plugin of a site on its exports, so the text is changed before it is compiled.
 */
export function pluginMarkdownExport(
  roots: Omit<IncludeRoots, 'page'>,
  rewrites: MarkdownRewrites,
): RspressPlugin {
  const change = (source: string, file: string) => markdownSource(source, pageFacts(file, roots));
  return {
    name: 'markdown-export',
    builderConfig: {
      plugins: [writeMarkdown(rewrites)],
      tools: {
        bundlerChain(chain, { environment }) {
          if (!MARKDOWN_BUILD.includes(environment.name)) return;
          const rule = chain.module.rule('mdx').oneOf('mdx');
          rule.use(SOURCE_USE).loader(path.join(roots.projectRoot, LOADER)).options({ change });
        },
      },
    },
  };
}
