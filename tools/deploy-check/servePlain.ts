import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { httpServer } from '../server/httpServer';
import { encodePath, readTarget } from '../server/siteServer';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** What GitHub Pages answers a path below the base path with. */
function answerTo(root: string, name: string): { status: number; file?: string; slash?: boolean } {
  const at = path.join(root, name);
  if (name.endsWith('/') || name === '') {
    const index = path.join(at, 'index.html');
    if (isFile(index)) return { status: 200, file: index };
  } else {
    const file = [at, `${at}.html`].find(isFile);
    if (file) return { status: 200, file };
    if (isFile(path.join(at, 'index.html'))) return { status: 301, slash: true };
  }
  return { status: 404, file: path.join(root, '404.html') };
}

/**
 * A server as GitHub Pages is: files, no headers of ours, one 404 page, `.html` may be left out.
 * @param options.root folder of the output
 * @param options.base base path of the site, with slashes
 */
export function servePlain({ root, base }: { root: string; base: string }): Server {
  return httpServer((request, response) => {
    const asked = readTarget(request.url ?? '/').path;
    const { status, file, slash } = asked?.startsWith(base)
      ? answerTo(root, asked.slice(base.length))
      : { status: 404 };
    if (asked && slash) {
      response.writeHead(301, { location: `${encodePath(asked)}/` }).end();
      return;
    }
    const type = TYPES[path.extname(file ?? '')] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type }).end(file ? readFileSync(file) : '');
  });
}
