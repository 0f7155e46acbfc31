import { closeSync, realpathSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { boundedServer, type ServerOptions } from './boundedServer';
import { cachedFile } from './cachedFile';
import { decideAnswer } from './decideAnswer';
import { lookInOneBuild } from './lookInOneBuild';
import { openFile } from './openFile';
import { headersFor, parseHeaders } from './parseHeaders';
import { parseRedirects } from './parseRedirects';
import { readTarget } from './readTarget';
import { sendAnswer, type Found } from './sendAnswer';
import { siteFiles } from './siteFiles';

/** What the server serves. */
export interface SiteServerOptions extends ServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path under which the site is deployed; begins and ends with a slash. */
  readonly base?: string;
}

/** The types of `compression` speak of Express; the function itself needs only what Node gives. */
type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Makes a server that treats a built site as a static host does, for preview and tests; `listen` is left to the caller.
 * Rules in `_redirects` and `_headers` hold for whole addresses, so under a base path they begin with it.
 * @returns HTTP server; it answers 500 and names the problem on stderr when a request fails
 * @throws Error when the folder is missing, the base path is malformed, or a rule file has wrong lines
 */
export function createSiteServer({ root, base = '/', ...options }: SiteServerOptions): Server {
  if (!/^\/(?:[^/]+\/)*$/.test(base)) throw new Error(`Base path "${base}" must begin and end with a slash`);
  const home = realpathSync.native(root);
  const redirects = cachedFile(path.join(home, '_redirects'), parseRedirects);
  const headerRules = cachedFile(path.join(home, '_headers'), parseHeaders);
  redirects();
  headerRules();

  const find = siteFiles(home);
  const has = (file: string) => find(file) !== undefined;
  const compress = compression() as unknown as Middleware;

  function look(target: string): Found {
    const answer = decideAnswer(target, { base, redirects: redirects(), has });
    const headers = headersFor(headerRules(), readTarget(target)?.path ?? target);
    const name = answer.kind === 'redirect' ? undefined : answer.file;
    return { answer, headers, file: name === undefined ? undefined : openFile(home, name) };
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res
        .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' })
        .end('405 Method not allowed\n');
      return;
    }
    const drop = ({ file }: Found): void => void (file && closeSync(file.fd));
    sendAnswer(req, res, await lookInOneBuild(home, () => look(req.url ?? '/'), drop));
  }

  return boundedServer(async (req, res) => {
    await new Promise<void>((resolve) => compress(req, res, resolve));
    await respond(req, res);
  }, options);
}
