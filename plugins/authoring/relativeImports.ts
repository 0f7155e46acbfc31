import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { escapeRegExp } from '../../lib/text/strings';
import { bundlerPlugin } from '../../packages/lean/bundler';

export function toRelativeImports(code: string, file: string, root: string): string {
  const start = JSON.stringify(`${root}${path.sep}`).slice(0, -1);
  if (!code.includes(start)) return code;
  // The words come first: a look behind each letter for them took a tenth of the build.
  const imported = new RegExp(
    String.raw`(\b(?:from|import)\s*\(?\s*(?:/\*[^*]*\*/\s*)?)(${escapeRegExp(start)}[^"]*")`,
    'g',
  );
  return code.replaceAll(imported, (_all, before: string, quoted: string) => {
    const target = path.relative(path.dirname(file), JSON.parse(quoted) as string);
    const posix = target.split(path.sep).join('/');
    return before + JSON.stringify(posix.startsWith('.') ? posix : `./${posix}`);
  });
}

/**
 * Writes the imports of pages as relative paths. Rspress, and plugins that go by it, import by absolute path; the bundler
 * counts these letters when it decides what pages share, so the length of the project's path decided too.
 *
 * Transforms of one order run from the last one registered to the first, so this plugin stands before those that add imports.
 */
export const pluginRelativeImports = (root: string): RspressPlugin =>
  bundlerPlugin('relative-imports', (api) => {
    api.transform({ test: /\.mdx?$/, environments: ['web'], order: 'post' }, ({ code, resourcePath }) =>
      toRelativeImports(code, resourcePath, root),
    );
  });
