import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '../../../site/languages';
import { NOT_FOUND_PATH, localePath } from '../../../site/routes';
import { readBuiltPage } from './readBuiltPage';
import type { BuiltPage } from './types';

const NOT_FOUND = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/** `zh/guide/x.html` is served as `/zh/guide/x`, and `zh/index.html` as `/zh/`. */
const toUrl = (file: string): string => `/${file.split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, '');

/**
 * Reads every page of a built site, in the order of their addresses. The 404 pages are left out.
 * @param root output folder of the build
 * @throws Error when there is no built site
 */
export function readBuiltSite(root: string): BuiltPage[] {
  let files: string[];
  try {
    files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  } catch {
    files = [];
  }
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => readBuiltPage(readFileSync(path.join(root, file), 'utf8'), toUrl(file)) ?? [])
    .filter((page) => !NOT_FOUND.includes(page.path));
  if (pages.length === 0) {
    throw new Error(
      `There is no built site in ${path.relative('', root) || '.'}. Run \`npm run build\` first.`,
    );
  }
  return pages;
}
