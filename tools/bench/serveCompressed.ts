import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { httpServer, listenLocally } from '../server/httpServer';

/** Compressed files are not worth compressing again. */
const PACKED = /\.(?:png|jpe?g|webp|avif|woff2?|gif|ico|pagefind|pf_\w+|br|gz)$/;

/**
 * Serves a built site, the same way for every host: clean addresses, every file compressed with brotli at the highest
 * level, once, and kept in memory. `sent` gives the bytes of all bodies so far.
 */
export async function serveCompressed(root: string) {
  let sent = 0;
  const kept = new Map<string, Buffer>();
  const server = httpServer((req, res) => {
    const address = decodeURIComponent(new URL(req.url ?? '/', 'http://localhost').pathname);
    const file = ['', '.html', '/index.html', 'index.html']
      .map((ending) => path.join(root, `${address}${ending}`))
      .find(
        (each) =>
          each.startsWith(path.join(root, path.sep)) && statSync(each, { throwIfNoEntry: false })?.isFile(),
      );
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
  const { origin: url, close } = await listenLocally(server);
  return { url, sent: () => sent, close };
}
