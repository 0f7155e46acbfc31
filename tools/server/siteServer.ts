import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { lookup, mimes } from 'mrmime';
import send from 'send';
import { builtBase } from '../../plugins/hosting/output-folder/builtBase';
import { HOSTING_FILES, REVALIDATE } from '../../site/headers';
import { httpServer } from './httpServer';

/** One header line of `_headers`: for a path, or for all that begin so when it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/** Lines that say something, each with the place that an error names. */
const linesOf = (file: string, text: string) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line, place: `${file}:${index + 1}: "${line.trim()}"` }))
    .filter(({ line }) => /^\s*[^#\s]/.test(line));

/** Reads a `_headers` file as this site writes it. Throws for a line that real hosts would skip in silence. */
export function readHeaders(text: string): HeaderRule[] {
  let current: string | undefined;
  return linesOf('_headers', text).flatMap(({ line, place }) => {
    if (/^\/[^\s*:]*\*?$/.test(line)) {
      current = decodeURI(line);
      return [];
    }
    const [, name, value] = /^\s*([\w-]+):\s*([\x20-\x7e]+)$/.exec(line) ?? [];
    if (!name || !value || !current) throw new Error(`${place} must be a path, or \`Name: value\` below one`);
    return [{ path: current, name: name.toLowerCase(), value }];
  });
}

/** The headers of a decoded path; values of one name are joined by a comma, as real hosts do. */
export function headersOf(rules: readonly HeaderRule[], asked: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { path, name, value } of rules) {
    if (path.endsWith('*') ? !asked.startsWith(path.slice(0, -1)) : asked !== path) continue;
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/** A slash at the end of an address does not count in rules. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Reads a `_redirects` file of lines `from to 301`, by decoded address. Throws for a line of another form. */
export function readRedirects(text: string): Map<string, string> {
  const rules = linesOf('_redirects', text).map(({ line, place }) => {
    const [, from, to] = /^(\/[^\s*:]*) (\/(?!\/)[\x21-\x7e]*) 301$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`${place} must be \`from to 301\`, two paths without wildcards`);
    return [withoutSlash(decodeURI(from)), to] as const;
  });
  return new Map(rules);
}

mimes.xml = 'application/xml';

/** The type of a file by its ending; browsers guess the charset of Chinese text wrongly. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Spells a decoded path for a `Location` header. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Splits the target of a request. Spellings that could leave the site, or name a hidden file, have no `path`. */
export function readTarget(target: string): { raw: string; path?: string; query: string } {
  const [, raw = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  try {
    const path = decodeURIComponent(raw);
    const isRefused = /%2f/i.test(raw) || /^[^/]|[\p{Cc}\\]|\/\/|\/\.(?!well-known\/)/u.test(path);
    return { raw, query, ...(!isRefused && { path }) };
  } catch {
    return { raw, query };
  }
}

type HasFile = (file: string) => boolean;

/**
 * The file of an address and its one clean form, as on Cloudflare: `/a/b` is `a/b.html`, `/a/` is `a/index.html`; other
 * forms (`/a/b.html`, `/a/b/`, `/a/index`, `/a`) are redirected to it.
 */
function pageOf(address: string, has: HasFile): { file: string; canonical: string } | undefined {
  if (!address.endsWith('.html') && has(address)) return { file: address, canonical: address };
  const stem = address.replace(/(?:\/index(?:\.html)?|\.html|\/)$/, '');
  const pages = [
    { file: `${stem}.html`, canonical: stem },
    { file: `${stem}/index.html`, canonical: `${stem}/` },
  ];
  if (/\/(?:index(?:\.html)?)?$/.test(address)) pages.reverse();
  return pages.find(({ file }) => has(file));
}

/** The nearest `404.html` on the way up, so that an unknown address is answered in its language. */
function notFoundOf(address: string, has: HasFile): string | undefined {
  for (let folder = path.posix.dirname(address); ; folder = path.posix.dirname(folder)) {
    const file = path.posix.join(folder, '404.html');
    if (has(file) || folder === '/') return has(file) ? file : undefined;
  }
}

/** Keeps what a small file says until it is written again; a missing file is empty. */
function cachedFile<Value>(file: string, read: (text: string) => Value): () => Value {
  let kept: { stamp: number | undefined; value: Value } | undefined;
  return () => {
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (!kept || kept.stamp !== stamp)
      kept = { stamp, value: read(stamp === undefined ? '' : readFileSync(file, 'utf8')) };
    return kept.value;
  };
}

/** What the server serves. */
export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path under which the site is deployed; begins and ends with a slash. */
  readonly base?: string;
  /** Names of the server besides those of this machine. */
  readonly allowedHosts?: readonly string[];
}

/** The types of `compression` speak of Express; the function needs only what Node gives. */
const compress = compression() as unknown as (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
) => void;

/**
 * Makes a server that treats a built site as a static host does: the page, else the redirect of `_redirects`, else the
 * 404 page, with the headers of `_headers`. Files are looked up each time, so a new build needs no restart.
 * @throws Error when a rule file has wrong lines
 */
export function createSiteServer({ root, base = '/', allowedHosts }: SiteServerOptions): Server {
  const redirects = cachedFile(path.join(root, '_redirects'), readRedirects);
  const headers = cachedFile(path.join(root, '_headers'), readHeaders);
  redirects();
  headers();
  const hidden: readonly string[] = HOSTING_FILES.map((name) => `/${name}`);
  const has: HasFile = (file) => {
    const wanted = path.join(root, file);
    return !hidden.includes(file) && existsSync(wanted) && statSync(wanted).isFile();
  };
  const below = (address: string): string | undefined =>
    address.startsWith(base) ? address.slice(base.length - 1) : undefined;

  function redirect(res: ServerResponse, status: number, location: string): void {
    res.setHeader('Cache-Control', REVALIDATE);
    res.writeHead(status, { Location: location }).end();
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string): void {
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', REVALIDATE);
    if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', contentType(file));
    // A part of a file that is compressed on the way would not be the part that was asked for.
    send(req, encodePath(file), { root, cacheControl: false, acceptRanges: false, index: false })
      .on('error', (error: Error & { status?: number }) => {
        if (res.headersSent) res.destroy();
        else res.writeHead(error.status ?? 500, { 'Content-Type': 'text/plain' }).end();
      })
      .pipe(res);
  }

  return httpServer((req, res) => {
    const { raw, path: asked, query } = readTarget(req.url ?? '/');
    for (const [name, value] of headersOf(headers(), asked ?? raw)) res.setHeader(name, value);
    if (`${asked}/` === base) {
      redirect(res, 308, `${base}${query}`);
      return;
    }
    const local = asked === undefined ? undefined : below(asked);
    const page = local === undefined ? undefined : pageOf(local, has);
    const moved = redirects().get(withoutSlash(asked ?? ''));
    compress(req, res, () => {
      if (page && page.canonical === local) sendFile(req, res, page.file);
      else if (page) redirect(res, 308, `${base.slice(0, -1)}${encodePath(page.canonical)}${query}`);
      else if (moved)
        redirect(res, 301, moved.includes('?') ? moved : moved.replace(/#|$/, (hash) => query + hash));
      else {
        const file = notFoundOf(below(asked ?? raw) ?? '/', has);
        res.statusCode = 404;
        // Rules for these two describe the file that is missing.
        res.setHeader('Cache-Control', REVALIDATE);
        res.setHeader('Content-Type', contentType(file ?? '.txt'));
        if (file) sendFile(req, res, file);
        else res.end('404 Not found\n');
      }
    });
  }, allowedHosts);
}

/**
 * The base path to serve an output at: the one that it was built with.
 * @param wanted `SITE_BASE` of the environment
 * @throws Error when another path is wanted: every page would ask for files that are not there
 */
export function servedBase(root: string, wanted: string | undefined, fallback: string): string {
  const built = builtBase(root) ?? fallback;
  if (wanted && wanted !== built) {
    const folder = path.relative('', root) || '.';
    throw new Error(
      `SITE_BASE=${wanted}, but ${folder} was built for ${built}. Leave SITE_BASE out, or build again with SITE_BASE=${wanted} npm run build.`,
    );
  }
  return built;
}
