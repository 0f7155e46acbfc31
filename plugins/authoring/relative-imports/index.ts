import type { RspressPlugin } from '@rspress/core';
import { toRelativeImports } from './toRelativeImports';

/**
 * Writes the imports of pages as relative paths. Rspress, and plugins that go by it, import by absolute path; the bundler
 * counts these letters when it decides what pages share, so the length of the project's path decided too.
 *
 * Transforms of one order run from the last one registered to the first, so this plugin stands before those that add imports.
 * @param root folder of the project
 */
export const pluginRelativeImports = (root: string): RspressPlugin => ({
  name: 'relative-imports',
  builderConfig: {
    plugins: [
      {
        name: 'relative-imports',
        setup(api) {
          api.transform(
            { test: /\.mdx?$/, environments: ['web'], order: 'post' },
            ({ code, resourcePath }: { code: string; resourcePath: string }) =>
              toRelativeImports(code, resourcePath, root),
          );
        },
      },
    ],
  },
});
