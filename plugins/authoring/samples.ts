import type { Element } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { RspressPlugin } from '@rspress/core';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import { hostFile, includedFile, type IncludeRoots } from '../../packages/doc-checks/includedFile';
import { isChange, plainLines, readMarks, type LineMark, type MarkedLine } from './readMarks';

const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)[ \t]*(.*)$/;

/** A fence whose end has not come yet. */
interface OpenFence {
  readonly indent: string;
  readonly marks: string;
  readonly language: string;
  readonly meta: string;
  readonly code: string[];
}

/** The lines of a fence as the Markdown export has them. */
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
 * Takes the house's words off the fences of a Markdown export, and the empty line at the end of code from a file: the
 * host compiles exports without the plugins of the site. A sample that shows a change becomes a diff.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it
 * @returns the text with fences that say only what the host knows
 */
export function cleanMarkdown(text: string): string {
  let open: OpenFence | undefined;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open && !(marks.startsWith(open.marks) && !language)) {
      open.code.push(line);
    } else if (open) {
      lines.push(...written(open), `${indent}${marks}`);
      open = undefined;
    } else if (marks) {
      open = { indent, marks, language, meta, code: [] };
    } else {
      lines.push(line);
    }
  }
  if (open) lines.push(...written(open));
  return lines.join('\n');
}

/** What is needed of the transformer's `this`; `meta` lasts as long as one sample. */
interface Highlighting {
  readonly meta: { markedLines?: readonly MarkedLine[] };
  addClassToHast(element: Element, names: string[]): Element;
}

/** How each mark is drawn: the classes are those of Shiki's own transformers, the element is what assistive technology hears. */
const DRAWN: Readonly<
  Record<LineMark, { readonly element?: string; readonly line: string[]; readonly sample: string }>
> = {
  highlight: { element: 'mark', line: ['highlighted'], sample: 'has-highlighted' },
  focus: { line: ['focused'], sample: 'has-focused' },
  remove: { element: 'del', line: ['diff', 'remove'], sample: 'has-diff' },
  add: { element: 'ins', line: ['diff', 'add'], sample: 'has-diff' },
};

const MARKS = Object.keys(DRAWN) as readonly LineMark[];

/**
 * Draws marked lines, and takes the comments that mark them out of the sample. Shiki has the same in a package of its own;
 * here Markdown exports, search and checks read the comments as well, so that they are read in one place.
 */
export const markLines = {
  name: 'mark-lines',
  preprocess(this: Pick<Highlighting, 'meta'>, code: string): string {
    const { lines } = readMarks(code);
    this.meta.markedLines = lines;
    return lines.map(({ text }) => text).join('\n');
  },
  line(this: Highlighting, line: Element, number: number): void {
    const marks = this.meta.markedLines?.[number - 1]?.marks;
    for (const mark of MARKS.filter((each) => marks?.has(each))) {
      line.tagName = DRAWN[mark].element ?? line.tagName;
      this.addClassToHast(line, DRAWN[mark].line);
    }
  },
  pre(this: Highlighting, pre: Element): void {
    const marks = new Set(this.meta.markedLines?.flatMap((line) => [...line.marks]));
    if (marks.size > 0) this.addClassToHast(pre, [...new Set([...marks].map((mark) => DRAWN[mark].sample))]);
  },
};

/** What is needed of the file that is compiled. */
interface Compiled {
  readonly path?: string;
}

/**
 * Takes the house's words off the fences before the host draws them, and the last line end off code that the host read
 * from a file, which would show as an empty line.
 * @returns remark transformer; runs after the host has read the files, and throws for one that no page may show: a build
 *   is to stop even where the gate has not seen it
 */
export function remarkSamples(roots: Omit<IncludeRoots, 'page'>) {
  return (tree: Root, { path = '' }: Compiled): void => {
    visit(tree, 'code', (node) => {
      const { file, shown } = fenceMeta(node.meta ?? '');
      const read = hostFile(node.meta ?? '');
      const { fault } = read ? includedFile(read, { ...roots, page: path }) : {};
      if (fault) throw new Error(`${path}: the file ${read} of a fence is not shown: ${fault}.`);
      if (file) node.value = node.value.replace(/\n$/, '');
      node.meta = shown || null;
    });
  };
}

/**
 * Shows samples that lie in files: fences of pages lose the words that only the checks need, and code the comments that
 * mark its lines; `cleanMarkdown` does the same in their Markdown exports. The host itself reads the files (`file="<root>/…"`).
 */
export const pluginSamples = (projectRoot: string, docsRoot: string): RspressPlugin => ({
  name: 'samples',
  markdown: { remarkPlugins: [[remarkSamples, { projectRoot, docsRoot }]] },
  config(config) {
    const { shiki } = config.markdown ?? {};
    const transformers = [...(shiki?.transformers ?? []), markLines];
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, transformers } } };
  },
});
