import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const OUT = path.resolve(ROOT, process.env.SITE_ROOT ?? 'doc_build');

/** File of the output that answers a clean URL. */
export const outFile = (url: string, root = OUT): string =>
  path.join(root, url.endsWith('/') ? `${url}index.html` : `${url}.html`);

const parsed = new Map<string, HTMLElement>();

/**
 * The parsed HTML of a page of the output, parsed once for all test files of a process. Nobody may change it: work on a
 * `clone()`.
 * @throws Error when the site was not built
 */
export function readHtml(url: string, root = OUT): HTMLElement {
  const file = outFile(url, root);
  const known = parsed.get(file);
  if (known) return known;
  if (!existsSync(file)) throw new Error(`${file} is missing; run "npm run build" first.`);
  const page = parse(readFileSync(file, 'utf8'), { comment: false });
  parsed.set(file, page);
  return page;
}
