import type { Page } from '@playwright/test';

/** What a search showed for one query. */
export interface Answer {
  /** Paths of the results without ending and anchor, best first, each page once. */
  readonly pages: readonly string[];
  /** From the input to the first change of the results, in ms; undefined when they stayed the same. */
  readonly ms?: number;
}

/** How long, in ms, results must stay the same to count as the answer, and how long a first change may take. */
const REST = 400;
const LONGEST = 2500;

/**
 * Types queries one after another, as a reader does, and reads the links that the search lists.
 * @param page a page with an open search
 * @param ui selectors of the field and of the links
 * @param queries what to type
 * @throws Error when there is no field
 */
export function askInPage(
  page: Page,
  ui: { readonly input: string; readonly result: string },
  queries: readonly string[],
): Promise<Answer[]> {
  return page.evaluate(
    async ({ input, result, all, rest, longest }) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const type = (text: string) => {
        const field = document.querySelector<HTMLInputElement>(input);
        if (!field) throw new Error(`There is no field ${input}`);
        setValue?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
      };
      const links = () => [...document.querySelectorAll<HTMLAnchorElement>(result)].map(({ href }) => href);
      const settled = async () => {
        const start = performance.now();
        const before = links().join(' ');
        let [last, changed, first] = [before, start, 0];
        for (;;) {
          await new Promise((next) => setTimeout(next, 10));
          const now = links().join(' ');
          const time = performance.now();
          if (now !== last) {
            first ||= time - start;
            [last, changed] = [now, time];
          }
          if (first ? time - changed > rest : time - start > longest) return first || undefined;
        }
      };
      const answers = [];
      for (const query of all) {
        // Without an empty field between two, an answer that stays the same would look like one that never came.
        type('');
        for (const start = performance.now(); links().length > 0 && performance.now() - start < rest;) {
          await new Promise((next) => setTimeout(next, 10));
        }
        type(query);
        const ms = await settled();
        const paths = links().map((href) =>
          decodeURIComponent(new URL(href).pathname).replace(/\.html$|\/$/, ''),
        );
        answers.push({ pages: [...new Set(paths)], ms });
      }
      return answers;
    },
    { ...ui, all: queries, rest: REST, longest: LONGEST },
  );
}
