import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** Bytes of one kind of file. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a first visit to a page loads before anything is clicked, by kind of file. */
export type PageWeight = Readonly<Record<'html' | 'script' | 'style', Weight>>;

const weigh = (files: readonly string[]): Weight =>
  files
    .map((file) => readFileSync(file))
    .reduce<Weight>(
      (sum, bytes) => ({
        raw: sum.raw + bytes.length,
        gzip: sum.gzip + gzipSync(bytes, { level: 9 }).length,
        brotli: sum.brotli + brotliCompressSync(bytes).length,
      }),
      { raw: 0, gzip: 0, brotli: 0 },
    );

/**
 * Weighs a page of the built site: its HTML, and the scripts and styles that the HTML names.
 * @param root output folder
 * @param htmlFile file inside it, e.g. `guide/start/intro.html`
 * @returns bytes, raw and compressed per file at the highest level
 */
export function pageWeight(root: string, htmlFile: string): PageWeight {
  const file = path.join(root, htmlFile);
  const page = parse(readFileSync(file, 'utf8'));
  const named = (selector: string, attribute: string) => {
    const addresses = page.querySelectorAll(selector).map((node) => node.getAttribute(attribute) ?? '');
    return [...new Set(addresses)]
      .filter((address) => address.startsWith('/'))
      .map((address) => path.join(root, address));
  };
  return {
    html: weigh([file]),
    script: weigh([
      ...new Set([...named('script[src]', 'src'), ...named('link[rel=preload][as=script]', 'href')]),
    ]),
    style: weigh(named('link[rel=stylesheet]', 'href')),
  };
}
