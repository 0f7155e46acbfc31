import type { Element } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import { hostFile, includedFile, type IncludeRoots } from '../../packages/doc-checks/includedFile';
import type { CompiledFile } from './elements';
import { readMarks, type LineMark, type MarkedLine } from './readMarks';

/** `meta` lasts as long as one sample. */
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

/** The place of the file of a fence. Throws when no page may show it: a build is to stop even where the gate has not seen it. */
export function shownFile(file: string, roots: IncludeRoots): string {
  const found = includedFile(file, roots);
  if (found.fault)
    throw new Error(`${roots.page}: the file ${file} of a fence is not shown: ${found.fault}.`);
  return found.place;
}

/**
 * Takes the house's words off the fences before the host draws them, and the last line end off code that the host read
 * from a file (`file="<root>/…"`), which would show as an empty line.
 * @returns remark transformer; runs after the host has read the files, and throws for one that no page may show
 */
export function remarkSamples(roots: Omit<IncludeRoots, 'page'>) {
  return (tree: Root, { path = '' }: CompiledFile): void => {
    visit(tree, 'code', (node) => {
      const { file, shown } = fenceMeta(node.meta ?? '');
      const read = hostFile(node.meta ?? '');
      if (read) shownFile(read, { ...roots, page: path });
      if (file) node.value = node.value.replace(/\n$/, '');
      node.meta = shown || null;
    });
  };
}
