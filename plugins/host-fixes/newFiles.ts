import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../packages/lean/bundler';

const READ_AT_START = /\.(?:mdx?|json)$/;

const filesAtStart = (docsRoot: string): string =>
  readdirSync(docsRoot, { recursive: true, encoding: 'utf8' })
    .filter((name) => READ_AT_START.test(name))
    .sort()
    .join('\n');

/**
 * Lets the development server know pages and sections that were made while it was starting. The host restarts for a new
 * file, but sees none until its watcher is ready again: a section and its first page, or the two files of `npm run
 * new:page`, then came too late, and the page was not found until somebody restarted by hand.
 *
 * Ends with a watcher of the host that compares what it has read with what is there.
 */
export function pluginNewFiles(root: string, docsRoot: string): RspressPlugin {
  const signal = path.join(root, 'node_modules/.cache/new-files');
  let known: string | undefined;
  return {
    ...bundlerPlugin(
      'new-files',
      (api) =>
        api.onAfterDevCompile(({ isFirstCompile }) => {
          if (!isFirstCompile || known === undefined || known === filesAtStart(docsRoot)) return;
          mkdirSync(path.dirname(signal), { recursive: true });
          writeFileSync(signal, `${Date.now()}\n`);
        }),
      { dev: { watchFiles: [{ paths: [signal], type: 'restart' }] } },
    ),
    routeGenerated(_routes, isProd) {
      if (!isProd) known = filesAtStart(docsRoot);
    },
  };
}
