import { createHash } from 'node:crypto';

/** Hashes of inline parts, as sources of a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** Data in a script element, such as JSON-LD, is never run. */
const isCode = (attributes: string): boolean => {
  const type = /\btype=["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'text/javascript';
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

/**
 * Collects what pages carry inside themselves.
 * @param pages HTML of the pages
 * @returns sorted hashes without doubles
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    for (const [, name = '', attributes = '', text = ''] of page.matchAll(ELEMENT)) {
      if (name.toLowerCase() === 'style') found.style.add(hash(text));
      else if (!/\bsrc=/i.test(attributes) && isCode(attributes)) found.script.add(hash(text));
    }
  }
  return { scripts: sorted(found.script), styles: sorted(found.style) };
}

/**
 * The hashes of many pages together.
 * @param pages hashes of each page
 * @returns sorted hashes without doubles
 */
export const joinHashes = (pages: readonly InlineHashes[]): InlineHashes => ({
  scripts: sorted(pages.flatMap(({ scripts }) => scripts)),
  styles: sorted(pages.flatMap(({ styles }) => styles)),
});
