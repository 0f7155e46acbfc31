import { readFileSync, readdirSync } from 'node:fs';
import { OUT } from './site';

export const outputFiles = (): string[] =>
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(OUT.length + 1))
    .sort();

export const outputText = (file: string): string => readFileSync(`${OUT}/${file}`, 'utf8');

/** The pages of the site; live reports are pages of the analyzer and have tests of their own. */
export const pageFiles = (): string[] =>
  outputFiles().filter((file) => file.endsWith('.html') && !file.startsWith('reports/'));

/** Address of a page by its file, as `readHtml` takes it. */
export const addressOf = (file: string): string => `/${file.replace(/(?:index)?\.html$/, '')}`;

/** The file that answers an address of the site, without its fragment. */
export function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  const name = decodeURIComponent(path)
    .replace(/[?#].*$/, '')
    .slice(1);
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  return candidates.find((file) => files.has(file));
}

/** Address of the Markdown export of a page, without origin. */
export const markdownFile = (url: string): string =>
  url.endsWith('/') ? `${url.slice(1)}index.md` : `${url.slice(1)}.md`;
