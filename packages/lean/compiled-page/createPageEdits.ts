import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { namedError } from '../host/guardAssets';
import { editPage, type EditPage } from './editPage';

/** The loader that changes pages; the bundler loads it itself. */
const LOADER = 'packages/lean/compiled-page/changePage.mjs';

/** What a technique changes in compiled pages. */
export interface PageEdit {
  /** Name of the technique. */
  readonly by: string;
  /** Called for each page that is changed. */
  readonly hit: () => void;
  /** How the changed module is asked for; empty for the page that readers navigate to. */
  readonly query: string;
  /** Which files are changed; all when left out. */
  readonly isFor?: (file: string) => boolean;
  readonly edit: EditPage;
}

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
 * @param root folder of the project
 * @param isBuild whether this is a build
 */
export function createPageEdits(root: string, isBuild: () => boolean): PageEdits {
  const edits: PageEdit[] = [];
  /** Variants of pages that nobody has asked for yet, by file and query: as texts, since a tree weighs many times its text. */
  const waiting = new Map<string, { readonly code: string; readonly text: string }>();

  const named =
    (file: string) =>
    ({ by, hit, edit }: PageEdit): EditPage =>
    (page) => {
      hit();
      try {
        edit(page);
      } catch (error) {
        throw namedError(`${by}: ${file}`, error);
      }
    };

  function change(code: string, file: string, query: string): string {
    const known = waiting.get(file + query);
    waiting.delete(file + query);
    if (known?.code === code) return known.text;
    const own = edits.filter(({ isFor }) => isFor?.(file) ?? true);
    const queries = [...new Set(own.map((each) => each.query))];
    if (!queries.includes(query)) return code;
    const variants = queries.map((name) => own.filter((each) => each.query === name).map(named(file)));
    let asked = code;
    editPage(code, variants).forEach((text, at) => {
      if (queries[at] === query) asked = text;
      else waiting.set(`${file}${queries[at]}`, { code, text });
    });
    return asked;
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
