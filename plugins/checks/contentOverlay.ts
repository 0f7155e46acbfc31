import { fork } from 'node:child_process';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { encodeEntities } from '../../lib/text/entities';
import { report } from '../../packages/doc-checks/report';
import type { Issue } from '../../packages/doc-checks/types';
import { bundlerPlugin } from '../../packages/lean/bundler';

export interface FoundProblems {
  /** Once, before any save: all problems of the tree. */
  readonly atStart: boolean;
  readonly issues: readonly Issue[];
}

const PROGRAM = path.join(import.meta.dirname, '../../tools/checkOnSave.ts');

const print = (text: string): void => void process.stderr.write(`${text}\n`);

/** One paragraph per problem below a line that says what they are; empty without problems. */
const overlayHtml = (issues: readonly Issue[]): string =>
  issues.length === 0
    ? ''
    : `The page works, but its content does not pass:\n\n${encodeEntities(report(issues)).replaceAll('\n', '\n\n')}`;

function startChecking(
  docsRoot: string,
  since: number,
  onProblems: (found: FoundProblems) => void,
): () => void {
  const child = fork(PROGRAM, [docsRoot, String(since)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => onProblems(message as FoundProblems));
  return () => {
    child.removeAllListeners('message');
    child.kill();
  };
}

/**
 * In the development server: prints the problems of the content after the first page is ready, and after each save those that
 * it left, in the terminal and in the overlay of every open page. A build doesn't check again: `npm run check:content`, the
 * commit hook and `npm test` do, and so does a deployment before it builds.
 */
export const contentOverlay = (docsRoot: string): RspressPlugin =>
  bundlerPlugin('content-overlay', (api) => {
    if (api.context.action !== 'dev') return;
    const since = Date.now();
    let issues: readonly Issue[] = [];
    let printed = '';
    let show = (): void => undefined;
    let stop: (() => void) | undefined;

    api.onBeforeStartDevServer(({ server }) => {
      const page = server.environments['web']?.hot;
      const tell = (client: Pick<NonNullable<typeof page>, 'send'> | undefined): void =>
        client?.send('errors', { text: [], html: overlayHtml(issues) });
      show = () => {
        tell(page);
        // Otherwise the client takes the build for broken and hides what goes wrong on the page itself.
        if (issues.length === 0) page?.send('ok');
      };
      page?.onConnect((client) => {
        if (issues.length > 0) tell(client);
      });
    });
    api.onAfterDevCompile(({ isFirstCompile }) => {
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
  });
