import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { HOSTING_FILES, REVALIDATE } from '../../site/headers';
import { LANGS } from '../../site/languages';
import { httpServer } from './httpServer';

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => /^\s*[^#\s]/.test(line));

/**
 * Reads a `_headers` file as this site writes it, for the headers of a decoded path; the values of one name are joined, as
 * real hosts do. Throws for a line that real hosts would skip in silence.
 */
export function readHeaders(text: string): (asked: string) => Headers {
  const rules: { readonly place: string; readonly name: string; readonly value: string }[] = [];
  let place = '';
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*([\x20-\x7e]+)$/.exec(line) ?? [];
    if (/^\/[^\s*:]*\*?$/.test(line)) place = decodeURI(line);
    else if (place && name && value) rules.push({ place, name, value });
    else throw new Error(`_headers: "${line}" must be a path, or \`Name: value\` below one`);
  }
  return (asked) => {
    const headers = new Headers();
    for (const { place: wanted, name, value } of rules)
      if (wanted.endsWith('*') ? asked.startsWith(wanted.slice(0, -1)) : asked === wanted)
        headers.append(name, value);
    return headers;
  };
}

/** Reads a `_redirects` file of lines `from to 301`, by decoded address. Throws for a line of another form. */
export const readRedirects = (text: string): Map<string, string> =>
  new Map(
    linesOf(text).map((line) => {
      const [, from, to] = /^(\/[^\s*:]*) (\/(?!\/)[\x21-\x7e]*) 301$/.exec(line) ?? [];
      if (!from || !to)
        throw new Error(`_redirects: "${line}" must be \`from to 301\`, two paths without wildcards`);
      return [decodeURI(from), to];
    }),
  );

/** The type of a file by its ending; browsers guess the charset of Chinese text wrongly. */
function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

const encodePath = (decoded: string): string => decoded.split('/').map(encodeURIComponent).join('/');

/** Decodes a path; empty for spellings that could leave the site or name a hidden file. */
function decodePath(raw: string): string {
  try {
    const decoded = decodeURIComponent(raw);
    return /%2f/i.test(raw) || /^[^/]|[\p{Cc}\\]|\/\/|\/\./u.test(decoded) ? '' : decoded;
  } catch {
    return '';
  }
}

/**
 * Makes a server that treats a built site as a static host does: the page, else the redirect of `_redirects`, else the
 * 404 page of the language, with the headers of `_headers`. All files are read each time, so a new build needs no restart.
 * @throws Error when a rule file has wrong lines
 */
export function createSiteServer(root: string, base = '/', allowedHosts: readonly string[] = []): Server {
  const isFile = (file: string) =>
    existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile();
  const isServed = (file: string) => !HOSTING_FILES.some((name) => file === `/${name}`) && isFile(file);
  const read = (file: string) => (isFile(file) ? readFileSync(path.join(root, file), 'utf8') : '');
  const readRules = () => [readHeaders(read('_headers')), readRedirects(read('_redirects'))] as const;
  readRules();

  /** The file of an address, and its one clean form, to which `/a/b.html`, `/a/b/`, `/a/index` and `/a` are redirected. */
  function pageOf(address: string): { readonly file: string; readonly canonical: string } | undefined {
    if (!address.endsWith('.html') && isServed(address)) return { file: address, canonical: address };
    const stem = address.replace(/(?:\/index(?:\.html)?|\.html|\/)$/, '');
    return [
      { file: `${stem}.html`, canonical: stem },
      { file: `${stem}/index.html`, canonical: `${stem}/` },
    ].find(({ file }) => isServed(file));
  }

  return httpServer((req, res) => {
    const [, raw = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '/') ?? [];
    const asked = decodePath(raw);
    const [headersOf, redirects] = readRules();
    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeaders(headersOf(asked || raw));
    const sendFile = (file: string) => {
      if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', contentType(file));
      // A build may take the file away while it is sent.
      send(req, encodePath(file), { root, cacheControl: false })
        .on('error', ({ status = 500 }: { readonly status?: number }) =>
          res.headersSent ? res.destroy() : res.writeHead(status).end(),
        )
        .pipe(res);
    };
    // Rules for an address that is not there describe another file.
    const redirect = (status: number, Location: string) =>
      res.writeHead(status, { 'Cache-Control': REVALIDATE, Location }).end();
    const local = asked.startsWith(base) ? asked.slice(base.length - 1) : '';
    const page = local && pageOf(local);
    const moved = redirects.get(asked.replace(/(?<=.)\/$/, ''));
    if (page && page.canonical === local) sendFile(page.file);
    else if (page) redirect(308, `${base.slice(0, -1)}${encodePath(page.canonical)}${query}`);
    else if (asked && `${asked}/` === base) redirect(308, `${base}${query}`);
    else if (moved) redirect(301, moved.includes('?') ? moved : `${moved}${query}`);
    else {
      res.statusCode = 404;
      res.setHeaders(new Headers({ 'Cache-Control': REVALIDATE, 'Content-Type': contentType('404.html') }));
      const lang = LANGS.find((each) => raw.startsWith(`${base}${each}/`));
      const missing = [`/${lang}/404.html`, '/404.html'].find(isServed);
      if (missing) sendFile(missing);
      else res.end('404 Not found\n');
    }
  }, allowedHosts);
}
