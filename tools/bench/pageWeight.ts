import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';

const COMPRESS = {
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes: Buffer) => brotliCompressSync(bytes),
};

/** Sizes by way and content: most files of a page are those of every page. */
const known = new Map<string, number>();

function compressedSize(way: keyof typeof COMPRESS, texts: readonly Buffer[]): number {
  return texts.reduce((sum, bytes) => {
    const key = way + createHash('sha256').update(bytes).digest('hex');
    const size = known.get(key) ?? COMPRESS[way](bytes).length;
    known.set(key, size);
    return sum + size;
  }, 0);
}

/** Compresses when it is asked for: a budget in one unit does not wait for the other. */
const weigh = (texts: readonly Buffer[]) => ({
  get gzip() {
    return compressedSize('gzip', texts);
  },
  get brotli() {
    return compressedSize('brotli', texts);
  },
});

/** Addresses that elements of a page name, each once, of this site alone. */
const named = (page: HTMLElement, attribute: string, ...selectors: readonly string[]): string[] => {
  const addresses = selectors
    .flatMap((selector) => page.querySelectorAll(selector))
    .map((node) => node.getAttribute(attribute) ?? '');
  return [...new Set(addresses)].filter((address) => address.startsWith('/'));
};

const scriptsOf = (page: HTMLElement): string[] => [
  ...named(page, 'src', 'script[src]'),
  ...named(page, 'href', 'link[as=script]'),
];

export const pageScripts = (root: string, htmlFile: string): string[] =>
  scriptsOf(parse(readFileSync(path.join(root, htmlFile), 'utf8')));

/**
 * Weighs a page of the built site: its HTML, the scripts and styles that the HTML names, and the sheets inside it, which
 * are styles and a part of the HTML, and therefore compressed as one.
 * @returns bytes, compressed at the highest level, per file or, for what is inside, as one
 */
export function pageWeight(root: string, htmlFile: string) {
  const page = parse(readFileSync(path.join(root, htmlFile), 'utf8'));
  const read = (addresses: readonly string[]) =>
    addresses.map((address) => readFileSync(path.join(root, address)));
  const inside = page.querySelectorAll('style').map((node) => Buffer.from(node.rawText));
  const sheets = read(named(page, 'href', 'link[rel=stylesheet]'));
  return {
    html: weigh(read([htmlFile])),
    script: weigh(read(scriptsOf(page))),
    style: weigh(inside.length > 0 ? [...sheets, Buffer.concat(inside)] : sheets),
  };
}
