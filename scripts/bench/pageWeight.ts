import { createHash } from 'node:crypto';
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

/** Weights by content: most files of a page are those of every page, and brotli takes its time. */
const known = new Map<string, Weight>();

function weighOne(bytes: Buffer): Weight {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const weight = known.get(digest) ?? {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
  known.set(digest, weight);
  return weight;
}

const weigh = (texts: readonly Buffer[]): Weight =>
  texts.map(weighOne).reduce<Weight>(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );

/**
 * Weighs a page of the built site: its HTML, the scripts and styles that the HTML names, and the sheets inside it, which
 * are styles and a part of the HTML.
 * @param root output folder
 * @param htmlFile file inside it, e.g. `guide/start/intro.html`
 * @returns bytes, raw and compressed per file at the highest level
 */
export function pageWeight(root: string, htmlFile: string): PageWeight {
  const file = path.join(root, htmlFile);
  const page = parse(readFileSync(file, 'utf8'));
  const named = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).map((node) => node.getAttribute(attribute) ?? '');
  const read = (addresses: readonly string[]) =>
    [...new Set(addresses)]
      .filter((address) => address.startsWith('/'))
      .map((address) => readFileSync(path.join(root, address)));
  const inside = page.querySelectorAll('style').map((node) => Buffer.from(node.rawText));
  return {
    html: weigh([readFileSync(file)]),
    script: weigh(read([...named('script[src]', 'src'), ...named('link[rel=preload][as=script]', 'href')])),
    style: weigh([...read(named('link[rel=stylesheet]', 'href')), ...inside]),
  };
}
