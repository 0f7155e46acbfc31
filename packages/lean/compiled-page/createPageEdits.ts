import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { namedError } from '../host/guardAssets';
import { editPage, type CompiledPage } from './editPage';

/** The loader that changes pages; the bundler loads it itself. */
const LOADER = 'packages/lean/compiled-page/changePage.mjs';

/** What a technique changes in compiled pages. */
export interface PageEdit {
  /** Name of the technique. */
  readonly by: string;
  /** Called for each page that is changed. */
  readonly hit: () => void;
  /**
   * Which modules of pages are changed.
   * @param file of the page
   * @param query how the module is asked for; empty for the page that readers navigate to
   */
  readonly isFor: (file: string, query: string) => boolean;
  readonly edit: (page: CompiledPage) => void;
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

  function change(code: string, file: string, query: string): string {
    const own = edits.filter(({ isFor }) => isFor(file, query));
    if (own.length === 0) return code;
    return editPage(
      code,
      own.map(({ by, hit, edit }) => (page) => {
        hit();
        try {
          edit(page);
        } catch (error) {
          throw namedError(by, error);
        }
      }),
    );
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
