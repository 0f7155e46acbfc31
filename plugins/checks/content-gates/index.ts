import type { RspressPlugin } from '@rspress/core';
import { reportError } from '../../../packages/doc-checks/report';
import type { Issue } from '../../../packages/doc-checks/types';
import { runInWorker } from '../../worker-thread/runInWorker';
import { parsedPages } from '../parsedPages';
import { checkOnSave } from './checkOnSave';

type BuilderPlugin = NonNullable<NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>[number]>;

/** Lets the bundler start only if nothing was found. */
const refuseProblems = (found: () => Promise<readonly Issue[]> | undefined): BuilderPlugin => ({
  name: 'refuse-problems',
  // The speed layer compiles pages while the build waits here.
  pre: ['lean-compile-ahead'],
  setup(api) {
    api.onBeforeBuild(async () => {
      const issues = (await found()) ?? [];
      if (issues.length > 0) throw reportError(issues);
    });
  },
});

/**
 * Runs every content gate in a worker thread while the host reads its routes. A build with problems stops before the bundler
 * starts, and lists all of them; the development server shows them beside the page, since a page is seldom finished while it is
 * written.
 * @param docsRoot the `docs` folder
 * @throws Error with the whole list, in a production build
 */
export function pluginContentGates(docsRoot: string): RspressPlugin {
  let found: Promise<readonly Issue[]> | undefined;
  return {
    name: 'content-gates',
    builderConfig: { plugins: [checkOnSave(docsRoot), refuseProblems(() => found)] },
    config(config, _helpers, isProd) {
      if (!isProd) return config;
      const tree = runInWorker('parsePages', docsRoot);
      parsedPages.put(docsRoot, tree);
      found = runInWorker('checkPages', docsRoot);
      // An error is for the hooks that wait for these; before they do, Node.js would take it for an unhandled one.
      for (const each of [tree, found]) each.catch(() => undefined);
      return config;
    },
  };
}
