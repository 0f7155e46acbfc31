import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The two pages of the report's interface: of one build, and of a comparison. */
export type ClientPage = 'index' | 'diff';

const SCRIPT = /<script\s[^>]*?src="([^"]+)"[^>]*><\/script>/g;
const STYLE = /<link\s+href="([^"]+)"\s+rel="stylesheet">/g;

function clientFolder(from: string): string {
  try {
    return path.dirname(createRequire(from).resolve('@rsdoctor/client'));
  } catch {
    throw new Error('The package @rsdoctor/client is not installed; run `npm ci`.');
  }
}

/**
 * The report's interface as one page without data, put together as the analyzer does it.
 * @param page which of the two
 * @param from file of the package whose client is meant: packages of different versions bring one each; the project's when left out
 * @param type of its scripts; with another than theirs they do not run by themselves
 * @returns HTML; the data scripts belong directly behind `<body>`
 * @throws Error naming the package or the file that is missing
 */
export function readClient(page: ClientPage, from = import.meta.url, type = ''): string {
  const folder = clientFolder(from);
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`@rsdoctor/client has no ${name}; run \`npm ci\`.`);
    return readFileSync(file, 'utf8');
  };
  const html = read(`${page}.html`);
  const inline = (pattern: RegExp, tag: string, attribute = '') =>
    [...html.matchAll(pattern)].map(([, file = '']) => `<${tag}${attribute}>${read(file)}</${tag}>`).join('');
  const scripts = inline(SCRIPT, 'script', type && ` type="${type}"`);
  const bare = html.replace(SCRIPT, '').replace(STYLE, '');
  return bare.replace('</body>', () => `${inline(STYLE, 'style')}${scripts}</body>`);
}
