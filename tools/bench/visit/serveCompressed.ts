import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { httpServer, listenLocally } from '../../server/httpServer';
import { contentType, readTarget } from '../../server/siteServer';

/** Compressed files are not worth compressing again. */
const PACKED = /\.(?:png|jpe?g|webp|avif|woff2?|gif|ico|pagefind|pf_\w+|br|gz)$/;

/** A file as it is sent. */
interface Sent {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A served folder. */
export interface ServedSite {
  /** Address without trailing slash. */
  readonly url: string;
  /** Bytes of all bodies sent so far. */
  readonly sent: () => number;
  readonly close: () => void;
}

/**
 * Serves a built site, the same way for every host: clean addresses, every file compressed with brotli at the highest
 * level, once, and kept in memory.
 * @param root output folder
 */
export async function serveCompressed(root: string): Promise<ServedSite> {
  let bytes = 0;
  const kept = new Map<string, Sent>();
  const find = (address: string): string | undefined =>
    ['', '.html', '/index.html', 'index.html']
      .map((ending) => path.join(root, `${address}${ending}`))
      .find(isFile);
  const load = (file: string): Sent => {
    const bytes = readFileSync(file);
    const packed = PACKED.test(file);
    return {
      body: packed ? bytes : brotliCompressSync(bytes),
      headers: {
        'Content-Type': contentType(file),
        'Cache-Control': 'max-age=600',
        ...(!packed && { 'Content-Encoding': 'br' }),
      },
    };
  };
  const server = httpServer((req, res) => {
    const { path: asked } = readTarget(req.url ?? '/');
    const file = asked === undefined ? undefined : find(asked);
    if (!file) {
      res.writeHead(404).end();
      return;
    }
    const sent = kept.get(file) ?? load(file);
    kept.set(file, sent);
    bytes += sent.body.length;
    res.writeHead(200, sent.headers).end(sent.body);
  });
  const { origin, close } = await listenLocally(server);
  return { url: origin, sent: () => bytes, close };
}
