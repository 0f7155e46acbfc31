import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWeight } from './pageWeight';

/**
 * Weighs what the document of a page loads: HTML, scripts, and the style sheets that are not inside the HTML.
 * @param root output folder
 * @param htmlFile file inside it
 * @returns bytes, compressed with gzip
 */
export function loadBytes(root: string, htmlFile: string): number {
  const { html, script, style } = pageWeight(root, htmlFile);
  const isInside = readFileSync(path.join(root, htmlFile), 'utf8').includes('<style data-href=');
  return html.gzip + script.gzip + (isInside ? 0 : style.gzip);
}
