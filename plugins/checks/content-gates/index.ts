import type { RspressPlugin } from '@rspress/core';
import { parsedPages } from '../parsedPages';
import { readPages } from '../readPages';
import { reportError } from '../../../packages/doc-checks/report';
import { changedLines } from './changedLines';
import { checkOnSave } from './checkOnSave';
import { runGates } from './runGates';

/**
 * Runs every content gate before the host compiles. A build with problems stops and lists all of them; the development
 * server shows them beside the page, since a page is seldom finished while it is written.
 * @param docsRoot the `docs` folder
 * @throws Error with the whole list, in a production build
 */
export function pluginContentGates(docsRoot: string): RspressPlugin {
  return {
    name: 'content-gates',
    builderConfig: { plugins: [checkOnSave(docsRoot)] },
    async beforeBuild(_config, isProd) {
      if (!isProd) return;
      const pages = readPages(docsRoot);
      parsedPages.put(pages);
      const issues = await runGates(pages, undefined, changedLines(pages.projectRoot));
      if (issues.length > 0) throw reportError(issues);
    },
  };
}
