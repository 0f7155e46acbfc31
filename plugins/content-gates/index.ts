import type { RspressPlugin } from '@rspress/core';
import { keptPages } from '../shared/keptPages';
import { readPages } from '../shared/readPages';
import { report, reportError } from '../shared/report';
import { runGates } from './runGates';

/**
 * Runs every content gate before the host compiles. A build with problems stops and lists all of them; the dev server
 * only prints them, since a page is seldom finished while it is written.
 * @param docsRoot the `docs` folder
 * @throws Error with the whole list, in a production build
 */
export function pluginContentGates(docsRoot: string): RspressPlugin {
  return {
    name: 'content-gates',
    async beforeBuild(_config, isProd) {
      const pages = readPages(docsRoot);
      if (isProd) keptPages.keep(pages);
      const issues = await runGates(pages);
      if (issues.length === 0) return;
      if (isProd) throw reportError(issues);
      process.stderr.write(`${report(issues)}\n`);
    },
  };
}
