import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { OUT } from './site';

/**
 * The scripts that a page of the output loads before anything is clicked.
 * @param html file inside the output, e.g. `guide/start/intro.html`
 * @returns paths of the files
 */
export function firstScripts(html: string): string[] {
  const page = parse(readFileSync(path.join(OUT, html), 'utf8'));
  const named = [...page.querySelectorAll('script[src]'), ...page.querySelectorAll('link[as=script]')];
  const addresses = named.map((node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '');
  return [...new Set(addresses)]
    .filter((address) => address.startsWith('/'))
    .map((address) => path.join(OUT, address));
}
