import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '../../site/languages';
import { parsePage } from './parsePage';
import { readSamples } from './includedFile';
import type { Page, Tree } from './types';

/** Every file below a folder, with forward slashes, in a fixed order; nothing when the folder is missing. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Parsed pages with the text that they were parsed from, by file. */
export type ParsedPages = Map<string, { readonly source: string; readonly page: Page }>;

export interface ReadOptions {
  readonly isWanted?: (source: string) => boolean;
  readonly parsed?: ParsedPages;
  readonly fill?: (text: string) => string;
}

/**
 * Reads a documentation tree: `<docs>/<lang>/**`, `<docs>/public`, the navigation files.
 * @param options.isWanted from the text of a file to whether it is parsed
 * @param options.parsed pages of an earlier call, brought up to date: only files that have changed since are parsed
 * @param options.fill puts something in place of marks in the text of a page; lines stay lines
 * @returns files that cannot be parsed are in it, with their fault
 * @throws Error when there is no such folder
 */
export function readTree(
  docsRoot: string,
  { isWanted = () => true, parsed = new Map(), fill }: ReadOptions = {},
): Tree {
  if (!existsSync(docsRoot)) throw new Error(`No documentation tree at ${docsRoot}: name the docs folder.`);
  const projectRoot = path.dirname(path.resolve(docsRoot));
  const folder = path.basename(docsRoot);
  const pages: Page[] = [];
  const navFiles = new Map<string, string>();

  for (const lang of LANGS) {
    const root = path.join(docsRoot, lang);
    for (const name of filesBelow(root)) {
      const file = `${folder}/${lang}/${name}`;
      const read = (): string => readFileSync(path.join(root, name), 'utf8');
      if (/(^|\/)_(nav|meta)\.json$/.test(name)) navFiles.set(file, read());
      if (!/\.mdx?$/.test(name)) continue;
      const kind = name.startsWith('shared/') ? 'fragment' : 'page';
      const source = read();
      if (!isWanted(source)) continue;
      const known = parsed.get(file);
      const page =
        known?.source === source
          ? known.page
          : parsePage({ kind, lang, file, key: name.replace(/\.mdx?$/, '') }, source, fill);
      parsed.set(file, { source, page });
      pages.push(readSamples(page, projectRoot));
    }
  }
  const publicFiles = new Set(filesBelow(path.join(docsRoot, 'public')).map((name) => `/${name}`));
  return { pages, publicFiles, navFiles, docsRoot, projectRoot };
}
