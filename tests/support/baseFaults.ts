import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

const LINKING = 'a[href], link[href], script[src], img[src], iframe[src]';

/** A page of an output that lies below a base path. */
export interface BasePage {
  /** Path of its file from the output folder. */
  readonly file: string;
  /** Its address below the base path, such as `/guide/page`. */
  readonly url: string;
}

/**
 * What is wrong with the addresses of an output that is served below a base path: one that leaves it, or one that no
 * file answers.
 */
export function baseFaults(
  out: string,
  {
    base,
    origin,
    pages,
    answers,
  }: {
    base: string;
    origin: string;
    pages: readonly BasePage[];
    answers: (path: string) => boolean;
  },
): string[] {
  return pages.flatMap(({ file, url }) => {
    const at = new URL(`${base.slice(0, -1)}${url}`, origin);
    const found = parse(readFileSync(`${out}/${file}`, 'utf8'))
      .querySelectorAll(LINKING)
      .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', at))
      .filter((address) => address.origin === origin)
      .map(({ pathname }) => pathname);
    if (found.length === 0) return [`${url}: names no address`];
    return [...new Set(found)].flatMap((path) => {
      if (!path.startsWith(base)) return [`${url}: ${path} leaves ${base}`];
      return answers(path.slice(base.length - 1)) ? [] : [`${url}: no file answers ${path}`];
    });
  });
}
