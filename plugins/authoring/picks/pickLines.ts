import type { Element, ElementContent } from 'hast';

/** What is needed of the transformer's `this`. */
interface Highlighting {
  readonly options: { readonly meta?: { readonly __raw?: string } };
}

const MANAGERS = /\bpick="([^"]+)"/;

/**
 * Marks each line of a block with the package manager that it is for. The line end goes into its line, so that a hidden
 * line leaves no empty one.
 * @returns transformer of the highlighter
 */
export const pickLines = {
  name: 'pick-lines',
  code(this: Highlighting, code: Element): void {
    const managers = MANAGERS.exec(this.options.meta?.__raw ?? '')?.[1]?.split(' ');
    if (!managers) return;
    const lines = code.children.filter((child): child is Element => child.type === 'element');
    code.children = lines.map((line, index): ElementContent => {
      const end: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
      const properties = { ...line.properties, 'data-when-pm': managers[index] ?? '' };
      return { ...line, properties, children: [...line.children, ...end] };
    });
  },
};
