import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';

/** Compressed files are not worth compressing again. */
const PACKED = /\.(?:png|jpe?g|webp|avif|woff2?|gif|ico|pagefind|pf_\w+|br|gz)$/;

export interface ServedSite {
  /** Address without trailing slash. */
  readonly url: string;
  /** Bytes of all bodies sent so far. */
  readonly sent: () => number;
  readonly close: () => void;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Serves a built site, the same way for every host: clean addresses, every file compressed with brotli at the highest
 * level, once, and kept in memory.
 */
export async function serveCompressed(root: string): Promise<ServedSite> {
  let sent = 0;
  const kept = new Map<string, Buffer>();
  const server = createServer((req, res) => {
    const address = decodeURIComponent(new URL(req.url ?? '/', 'http://localhost').pathname);
    const file = ['', '.html', '/index.html', 'index.html']
      .map((ending) => path.join(root, `${address}${ending}`))
      .find((each) => each.startsWith(path.join(root, path.sep)) && isFile(each));
    if (!file) {
      res.writeHead(404).end();
      return;
    }
    const packed = PACKED.test(file);
    const body = kept.get(file) ?? (packed ? readFileSync(file) : brotliCompressSync(readFileSync(file)));
    kept.set(file, body);
    sent += body.length;
    res.writeHead(200, {
      'Content-Type': lookup(file) ?? 'application/octet-stream',
      'Cache-Control': 'max-age=600',
      ...(!packed && { 'Content-Encoding': 'br' }),
    });
    res.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
