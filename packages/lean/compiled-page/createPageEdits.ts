import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pageVariants, type NamedEdit } from './pageVariants';

/** The loader that changes pages; the bundler loads it itself. */
const LOADER = 'packages/lean/compiled-page/changePage.mjs';

/** What a technique changes in compiled pages. */
export type PageEdit = NamedEdit & {
  /** Called for each page that is changed. */
  readonly hit: () => void;
  /** How the changed module is asked for; empty for the page that readers navigate to. */
  readonly query: string;
  /** Which files are changed; all when left out. */
  readonly isFor?: (file: string) => boolean;
};

/** Lets techniques change pages that are parsed once for all of them. */
export interface PageEdits {
  readonly add: (edit: PageEdit) => void;
  /** Changes one module of a page. */
  readonly change: (code: string, file: string, query: string) => string;
  /** Makes the changes where browsers get pages, in builds alone: the development server renders a page again whenever it is saved. */
  readonly plugin: Omit<RspressPlugin, 'name'>;
}

/** A rule of the bundler, as far as it is used here. */
interface PageRule {
  use(name: string): {
    before(name: string): { loader(file: string): { options(options: object): unknown } };
  };
}

/**
 * Collects changes of compiled pages.
 * @param options.root folder of the project
 * @param options.isBuild whether this is a build
 */
export function createPageEdits({
  root,
  isBuild,
}: {
  readonly root: string;
  readonly isBuild: () => boolean;
}): PageEdits {
  const edits: PageEdit[] = [];
  /** Variants of pages that nobody has asked for yet, by file and query. */
  const waiting = new Map<string, { readonly code: string; readonly text: string }>();

  function change(code: string, file: string, query: string): string {
    const known = waiting.get(file + query);
    waiting.delete(file + query);
    if (known?.code === code) return known.text;
    const own = edits.filter(({ isFor }) => isFor?.(file) ?? true);
    const queries = [...new Set(own.map((each) => each.query))];
    if (!queries.includes(query)) return code;
    for (const { hit } of own) hit();
    const variants = queries.map((name) =>
      own.filter((each) => each.query === name).map(({ by, options }) => ({ by, options }) as NamedEdit),
    );
    const made = pageVariants({ code, file, variants });
    const textFor = (name: string) => made[queries.indexOf(name)] ?? code;
    for (const name of queries) {
      if (name !== query) waiting.set(file + name, { code, text: textFor(name) });
    }
    return textFor(query);
  }

  return {
    add: (edit) => {
      edits.push(edit);
    },
    change,
    plugin: {
      builderConfig: {
        tools: {
          bundlerChain(chain, { environment }) {
            if (!isBuild() || environment.name !== 'web' || edits.length === 0) return;
            const rule = chain.module.rule('mdx').oneOf('mdx') as unknown as PageRule;
            rule
              .use('lean-page-edits')
              .before('mdx-loader')
              .loader(path.join(root, LOADER))
              .options({ change });
          },
        },
      },
    },
  };
}
