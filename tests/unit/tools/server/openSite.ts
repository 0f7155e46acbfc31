import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerOptions } from '../../../../tools/server/boundedServer';
import { createSiteServer } from '../../../../tools/server/createSiteServer';

/** One answer of the server, as it came over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** A running server over a folder of its own. */
export interface OpenSite {
  readonly root: string;
  readonly port: number;
  write(file: string, content: string): void;
  /** Sends the path exactly as written: no client tidies it up. */
  ask(target: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Reply>;
  close(): void;
}

/**
 * Writes files to a new folder and serves them on a free loopback port.
 * @param files content by path
 * @param base base path of the deployment
 * @param options other limits and names
 */
export async function openSite(
  files: Readonly<Record<string, string>>,
  base?: string,
  options?: ServerOptions,
): Promise<OpenSite> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  const server = createSiteServer({ root, base, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const ask: OpenSite['ask'] = (target, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path: target, method, headers, agent: false },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('error', reject);
          res.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              bytes,
              text: bytes.toString('utf8'),
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end();
    });

  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, port, write, ask, close };
}
