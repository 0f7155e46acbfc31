import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import send from 'send';
import { HOSTING_FILES, REVALIDATE } from '../../site/headers';
import { LANGS } from '../../site/languages';
import { httpServer } from './httpServer';

/** Reads a `_headers` file, for the headers of a decoded path; the values of one name are joined, as real hosts do. */
export function readHeaders(text: string): (asked: string) => Headers {
  const rules = [...text.matchAll(/^(\/.*)((?:\n +.+)+)/gm)].map(([, place = '', lines = '']) => ({
    place: decodeURI(place),
    headers: [...lines.matchAll(/([\w-]+): (.+)/g)],
  }));
  return (asked) => {
    const isFor = (place: string) =>
      place.endsWith('*') ? asked.startsWith(place.slice(0, -1)) : asked === place;
    const found = new Headers();
    for (const { place, headers } of rules)
      if (isFor(place)) for (const [, name = '', value = ''] of headers) found.append(name, value);
    return found;
  };
}

/** Reads a `_redirects` file of lines `from to 301`, by decoded address. */
export const readRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [decodeURI(from), to]));

/**
 * Makes a server that treats a built site as a static host does: the page, else the redirect of `_redirects`, else the
 * 404 page of the language, with the headers of `_headers`. All files are read each time, so a new build needs no restart.
 */
export function createSiteServer(root: string, base = '/', allowedHosts: readonly string[] = []): Server {
  const inRoot = (file: string) => path.join(root, file);
  const isFile = (file: string) => existsSync(inRoot(file)) && statSync(inRoot(file)).isFile();
  const isServed = (file: string) =>
    !file.includes('/.') && !HOSTING_FILES.some((name) => file === `/${name}`) && isFile(file);
  /** The file of a clean address, whose last part may have a dot: `/blog/release/release-note-0.3`. */
  const fileOf = (address: string): string => {
    if (address.endsWith('/')) return `${address}index.html`;
    return isServed(address) ? address : `${address}.html`;
  };
  const read = (file: string) => (isFile(file) ? readFileSync(inRoot(file), 'utf8') : '');

  return httpServer((req, res) => {
    const { pathname, search } = new URL(`http://localhost${req.url}`);
    // Nothing above the root, and no second slash, which would make another site of a redirect.
    const asked = path.posix.normalize(unescape(pathname));
    // Outside the base path, a name that is not served.
    const local = `${asked}/`.startsWith(base) ? asked.slice(base.length - 1) : '/.';
    // `/a/b.html`, `/a/b/`, `/a/index` and `/a` lead to the one clean address of their page.
    const stem = local.replace(/(?:\/index(?:\.html)?|\.html|\/)$/, '');
    const clean = [stem, `${stem}/`].find((address) => isServed(fileOf(address)));
    const sendFile = (file: string) => send(req, encodeURI(file), { root, cacheControl: false }).pipe(res);
    const redirect = (status: number, Location: string) => res.writeHead(status, { Location }).end();

    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeaders(readHeaders(read('_headers'))(asked));
    if (clean === local) return sendFile(fileOf(clean));
    // What the rules say of a file that is not there.
    res.setHeader('Cache-Control', REVALIDATE).removeHeader('Content-Type');
    if (clean !== undefined) return redirect(308, `${base.slice(0, -1)}${encodeURI(clean)}${search}`);
    const moved = readRedirects(read('_redirects')).get(asked.replace(/(?<=.)\/$/, ''));
    if (moved) return redirect(301, moved.includes('?') ? moved : `${moved}${search}`);
    res.statusCode = 404;
    const lang = LANGS.find((each) => asked.startsWith(`${base}${each}/`) && isServed(`/${each}/404.html`));
    return sendFile(lang ? `/${lang}/404.html` : '/404.html');
  }, allowedHosts);
}
