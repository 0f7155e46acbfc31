import type { RspressPlugin } from '@rspress/core';
import { namedError } from '../host/guardAssets';
import { editPage, type CompiledPage } from './editPage';

/** What a technique changes in the pages that readers navigate to. */
export interface PageEdit {
  /** Name of the technique. */
  readonly by: string;
  /** Called for each page that the technique sees. */
  readonly hit: () => void;
  /** Which files it changes; all when left out. */
  readonly isFor?: (file: string) => boolean;
  readonly edit: (page: CompiledPage) => void;
}

/** Lets techniques change pages that are parsed once for all of them. */
export interface PageEdits {
  readonly add: (edit: PageEdit) => void;
  /** Makes the changes, in builds alone: the development server renders a page again whenever it is saved. */
  readonly plugin: Omit<RspressPlugin, 'name'>;
}

/**
 * Collects changes of the pages that readers navigate to.
 * @param isBuild whether this is a build
 */
export function createPageEdits(isBuild: () => boolean): PageEdits {
  const edits: PageEdit[] = [];

  function change(code: string, file: string): string {
    const own = edits.filter(({ isFor }) => isFor?.(file) ?? true);
    for (const { hit } of own) hit();
    if (!isBuild() || own.length === 0) return code;
    return editPage(
      code,
      own.map(({ by, edit }) => (page) => {
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
    plugin: {
      builderConfig: {
        plugins: [
          {
            name: 'lean-page-edits',
            setup(api) {
              if (edits.length === 0) return;
              api.transform(
                { test: /\.mdx?$/, resourceQuery: /^$/, environments: ['web'], order: 'post' },
                ({ code, resourcePath }: { code: string; resourcePath: string }) =>
                  change(code, resourcePath),
              );
            },
          },
        ],
      },
    },
  };
}
