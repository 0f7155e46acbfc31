import type { RspressPlugin } from '@rspress/core';
import { report } from '../../../packages/doc-checks/report';
import type { Issue } from '../../../packages/doc-checks/types';
import { overlayHtml } from './overlayHtml';
import { startChecking } from './startChecking';

type BuilderPlugin = NonNullable<NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>[number]>;

/** What is needed of a connection to open pages; the builder's types do not reach this far through those of the host. */
interface Connection {
  send(type: 'errors' | 'ok', data?: { readonly text: readonly string[]; readonly html: string }): void;
}

interface OpenPages extends Connection {
  onConnect(callback: (client: Connection) => void): void;
}

interface DevServer {
  readonly environments: Readonly<Record<string, { readonly hot: OpenPages } | undefined>>;
}

/** The environment that the host makes pages in. */
const PAGES = 'web';

const print = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * In the development server: prints the problems of the content after the first page is ready, and after each save those
 * that it left, in the terminal and in the overlay of every open page, which goes away when they are mended.
 * @param docsRoot the `docs` folder
 */
export function checkOnSave(docsRoot: string): Extract<BuilderPlugin, { setup: unknown }> {
  return {
    name: 'content-gates',
    setup(api) {
      if (api.context.action !== 'dev') return;
      const since = Date.now();
      let issues: readonly Issue[] = [];
      let printed = '';
      let show = (): void => undefined;
      let stop: (() => void) | undefined;

      api.onBeforeStartDevServer(({ server }: { readonly server: DevServer }) => {
        const page = server.environments[PAGES]?.hot;
        if (!page) return;
        show = () => {
          page.send('errors', { text: [], html: overlayHtml(issues) });
          // Otherwise the client takes the build for broken and hides what goes wrong on the page itself.
          if (issues.length === 0) page.send('ok');
        };
        page.onConnect(({ send }) => {
          if (issues.length > 0) send('errors', { text: [], html: overlayHtml(issues) });
        });
      });
      api.onAfterDevCompile(({ isFirstCompile }: { readonly isFirstCompile: boolean }) => {
        // A new build of the page takes every overlay away.
        if (issues.length > 0) show();
        if (!isFirstCompile) return;
        stop = startChecking(docsRoot, since, ({ atStart, issues: found }) => {
          const text = report(found);
          if (atStart) {
            if (text) print(text);
            return;
          }
          const had = issues.length > 0;
          issues = found;
          if (had || found.length > 0) show();
          if (text !== printed) print(text || 'Content: the problems are mended.');
          printed = text;
        });
      });
      api.onCloseDevServer(() => stop?.());
    },
  };
}
