import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { markdownTree } from '../../packages/doc-checks/markdownTree';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import { readFrontmatter } from '../../packages/doc-checks/frontmatter';
import { scanLines } from '../../packages/doc-checks/scanLines';
import { pickLabel } from '../../site/words/picks';
import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';
import { MACHINE_FILES } from '../../site/outputFiles';
import { FACETS } from '../../site/picks';
import { MACHINE_FILE_WORDS as WORDS } from '../../site/words/build';
import type { IncludeRoots } from '../../packages/doc-checks/includedFile';
import { bundlerPlugin } from '../../packages/lean/bundler';
import { attributeOf, isElement, langOfFile, type Element } from './elements';
import { variantFences } from './picks';
import { isChange, plainLines, readMarks } from './readMarks';
import { shownFile } from './samples';

const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)[ \t]*(.*)$/;

const HEADING = /^#{1,6} /;

/** The host escapes the id of a heading, which it does not know as such in an export. */
const ESCAPED_ID = /^(#{1,6} .*)\\(\{#[^}\s]+\})\s*$/;

interface OpenFence {
  readonly indent: string;
  readonly marks: string;
  readonly language: string;
  readonly meta: string;
  readonly code: string[];
}

/** Without the house's words and the empty line at the end of code from a file; a sample that shows a change is a diff. */
function written({ indent, marks, language, meta, code }: OpenFence): string[] {
  const { file, shown } = fenceMeta(meta);
  if (file && code.at(-1)?.trim() === '') code.pop();
  const start = (name: string) => `${indent}${marks}${[name, shown].filter(Boolean).join(' ')}`;
  if (!code.some((line) => line.includes('[!code '))) return [start(language), ...code];
  const own = code.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  const read = readMarks(own.join('\n'));
  return [
    start(isChange(read) ? 'diff' : language),
    ...plainLines(read).map((line) => `${indent}${line}`.trimEnd()),
  ];
}

/**
 * Sets an export as a person would: headings with their ids as they are written, one empty line between blocks and above
 * each heading, fences that say only what the host knows.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it: it compiles exports without the plugins of the site
 */
export function tidyMarkdown(text: string): string {
  const lines: string[] = [];
  let open: OpenFence | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    const follows = (lines.at(-1) ?? '') !== '';
    if (open && !(marks.startsWith(open.marks) && !language)) {
      open.code.push(line);
    } else if (open) {
      lines.push(...written(open), `${indent}${marks}`);
      open = undefined;
    } else if (marks) {
      open = { indent, marks, language, meta, code: [] };
    } else if (line.trim() === '') {
      if (follows) lines.push('');
    } else {
      if (follows && HEADING.test(line)) lines.push('');
      lines.push(line.replace(ESCAPED_ID, '$1$2'));
    }
  }
  if (open) lines.push(...written(open));
  return `${lines.join('\n').trim()}\n`;
}

/** In place of the tags of a component; without `close` it has no content. */
interface Tags {
  readonly open: string;
  readonly close?: string;
}

/** Components whose content is Markdown already. */
const WRITTEN: Readonly<Record<string, (element: Element, lang: Lang) => Tags>> = {
  Badge: () => ({ open: '**', close: '**' }),
  Term: () => ({ open: '', close: '' }),
  Steps: () => ({ open: '', close: '' }),
  Questions: () => ({ open: '', close: '' }),
  Tabs: () => ({ open: '', close: '' }),
  Tab: (element) => ({ open: `**${attributeOf(element, 'label')}**`, close: '' }),
  Pick: () => ({ open: '' }),
  When: (element, lang) => {
    const meant = Object.fromEntries(FACETS.map((facet) => [facet, attributeOf(element, facet)]));
    return { open: `**${pickLabel(meant, lang)}**`, close: '' };
  },
  ReportNumber: (element) => {
    const numbers: Readonly<Record<string, Readonly<Record<string, string>>>> = REPORT_NUMBERS;
    const number = numbers[attributeOf(element, 'report')]?.[attributeOf(element, 'name')];
    if (!number) throw new Error(`A Markdown export needs the number ${attributeOf(element, 'name')}.`);
    return { open: number };
  },
};

/** A page with none of them stays as it is, and need not be parsed. */
const MAY_HAVE = new RegExp(
  `<(?:${Object.keys(WRITTEN).join('|')})\\b|^\\s*\`\`\`(?:bash pick$|ts .*\\bformats\\b)`,
  'm',
);

type Place = NonNullable<Nodes['position']>['start'];

type SourceEdit = readonly [from: number, to: number, text: string];

interface PageFacts {
  readonly lang: Lang;
  readonly readFile: (file: string) => string;
}

function markdownEdits(
  tree: Nodes,
  text: string,
  { lang, readFile }: PageFacts,
  offset: (place: Place | undefined) => number,
): SourceEdit[] {
  const edits: SourceEdit[] = [];
  visit(tree, (node) => {
    const [from, to] = [offset(node.position?.start), offset(node.position?.end)];
    if (node.type === 'code') {
      const { pick, formats, file } = fenceMeta(node.meta ?? '');
      const code = formats ? readFile(file).trimEnd() : node.value;
      if (pick || formats) edits.push([from, to, variantFences(code, node.meta ?? '', lang)]);
    }
    if (!isElement(node) || !node.position) return;
    const tags = WRITTEN[node.name ?? '']?.(node, lang);
    if (!tags) return;
    const closing = `</${node.name}>`;
    if (tags.close === undefined || !text.slice(from, to).endsWith(closing)) {
      edits.push([from, to, tags.open]);
      return;
    }
    edits.push([from, text.indexOf('>', from) + 1, tags.open]);
    edits.push([to - closing.length, to, tags.close]);
  });
  return edits;
}

/**
 * Writes the simple components of a page as Markdown before the host makes the page's export. The host sees components only
 * where they stand on their own: those inside a list stay tags, and what stands inside of another component loses the empty
 * lines between its paragraphs.
 * @throws Error when a number of a report or a file does not exist
 */
export function markdownSource(source: string, facts: PageFacts): string {
  const text = source.replaceAll('\r\n', '\n');
  if (!MAY_HAVE.test(text)) return text;
  const { tree } = markdownTree(scanLines(readFrontmatter(text).body).text, 'mdx');
  const starts = [0];
  for (const line of text.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const offset = (place: Place | undefined): number =>
    (starts[(place?.line ?? 1) - 1] ?? 0) + (place?.column ?? 1) - 1;
  const changed = new MagicString(text);
  for (const edit of markdownEdits(tree, text, facts, offset)) changed.update(...edit);
  return changed.toString();
}

/** The host's build of the Markdown exports. */
const MARKDOWN_BUILD = 'node_md';

const LIST_ENTRY = /^- \[404\]\(.*\n?/m;
const EMPTY_LAST_GROUP = /\n+## [^\n]+\s*$/;
const PAGE_BLOCK = /^---\nurl: [^\n]*\/404\.md\n---\n[\s\S]*?(?=^---\nurl: |(?![\s\S]))/m;

/** Takes the 404 page out of an `llms.txt` or `llms-full.txt`, and the last group of the list when that is left empty. */
function dropNotFound(text: string): string {
  return `${text.replace(LIST_ENTRY, '').replace(PAGE_BLOCK, '').replace(EMPTY_LAST_GROUP, '\n').trimEnd()}\n`;
}

/** Adds the files for programs to an `llms.txt`; `llms-full.txt`, which has the pages themselves, is left alone. */
function listMachineFiles(text: string, name: string, siteUrl: string): string {
  if (!/(?:^|\/)llms\.txt$/.test(name)) return text;
  const lang = LANGS.find((each) => name.split('/').at(-2) === each) ?? DEFAULT_LANG;
  const lines = MACHINE_FILES.map(
    ({ path, words }) => `- [${path}](${siteUrl}${path.slice(1)}): ${WORDS[words][lang]}`,
  );
  return `${text.trimEnd()}\n\n## ${WORDS.title[lang]}\n\n${lines.join('\n')}\n`;
}

type Roots = Omit<IncludeRoots, 'page'>;

function writeMarkdown(api: RsbuildPluginAPI, siteUrl: string): void {
  api.processAssets(
    { stage: 'report', environments: [MARKDOWN_BUILD] },
    ({ assets, compilation, sources }) => {
      for (const name of Object.keys(assets)) {
        const isList = /^llms(?:-full)?\.txt$/.test(path.basename(name));
        const isMarkdown = name.endsWith('.md') || path.basename(name) === 'llms-full.txt';
        if (!isMarkdown && !isList) continue;
        let text = String(assets[name]?.source());
        // The host leaves links to files as they are written, and an export is read away from the site.
        if (isMarkdown) text = tidyMarkdown(text).replaceAll('](/examples/', `](${siteUrl}examples/`);
        if (isList) text = listMachineFiles(dropNotFound(text), name, siteUrl);
        compilation.updateAsset(name, new sources.RawSource(text));
      }
    },
  );
}

/**
 * Makes the Markdown exports of the pages whole: every component is Markdown in them, wherever it stands. The
 * host runs no remark plugin of a site on its exports, so the text is changed before it is compiled. This plugin alone rewrites
 * the exports: two hooks that rewrite the same file would lose what one of them did.
 */
export function pluginMarkdownExport({
  siteUrl,
  ...roots
}: Roots & { readonly siteUrl: string }): RspressPlugin {
  return bundlerPlugin('markdown-export', (api) => {
    api.transform(
      { test: /\.mdx?$/, environments: [MARKDOWN_BUILD], order: 'pre' },
      ({ code, resourcePath: page }) =>
        markdownSource(code, {
          lang: langOfFile({ path: page }),
          readFile: (file) => readFileSync(shownFile(file, { ...roots, page }), 'utf8'),
        }),
    );
    writeMarkdown(api, siteUrl);
  });
}
