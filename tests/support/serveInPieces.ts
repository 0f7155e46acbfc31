import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { httpServer, listenLocally } from '../../tools/server/httpServer';
import { createSiteServer } from '../../tools/server/siteServer';
import { OUT, outFile } from './site';

/** Pieces of so many characters, to the end of an element; a heading cut in two would move as it is completed. */
const pieces = (html: string, size: number): string[] =>
  html.match(new RegExp(`[\\s\\S]{${size}}[^<]*|[\\s\\S]+$`, 'g')) ?? [];

/** What of a page comes at once: some 4 kB, and of the beginning of its text some 200 characters. */
const cut = (html: string): string[] => {
  const [bar, text] = [html.indexOf('<main'), html.indexOf('<main') + 12_000];
  return [
    ...pieces(html.slice(0, bar), 4000),
    ...pieces(html.slice(bar, text), 200),
    ...pieces(html.slice(text), 4000),
  ];
};

/** Time between two pieces, in ms: long enough for a frame. */
const PAUSE = 25;

async function* slowly(parts: readonly string[]): AsyncGenerator<string> {
  for (const part of parts) {
    yield part;
    await pause(PAUSE);
  }
}

export interface ServedPieces {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the built site on a free port of this machine; a page arrives in pieces, everything else at once. */
export async function serveInPieces(): Promise<ServedPieces> {
  const site = createSiteServer(OUT);
  const server = httpServer(async (request, response) => {
    if (request.headers['sec-fetch-mode'] !== 'navigate') {
      site.emit('request', request, response);
      return;
    }
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const page = await readFile(outFile(pathname), 'utf8');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    await pipeline(Readable.from(slowly(cut(page))), response).catch((error: NodeJS.ErrnoException) => {
      // A browser that leaves in the middle is what some tests are about.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  const { origin, close } = await listenLocally(server);
  return { url: origin, close };
}
