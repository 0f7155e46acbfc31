import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';
import { pagesOf } from '../../shared/untranslatedRoutes';
import { FALLBACK_FRAGMENTS, fallbackPage, withFields } from './fallbackPage';
import { mergeNavigation } from './mergeNavigation';

const NAVIGATION = /(^|\/)_(?:nav|meta)\.json$/;
const PAGE = /\.mdx?$/;

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
    : [];

const keyOf = (name: string): string => name.replace(PAGE, '');

/**
 * Whether an entry of a `_meta.json` shows the title of a page that a language lacks: its own, or for a folder that of the
 * page beside it or of its first page.
 */
function lacksTitle(docsRoot: string, lang: Lang, meta: string): (name: string) => boolean {
  const [original, own] = [pagesOf(docsRoot, DEFAULT_LANG), pagesOf(docsRoot, lang)];
  return (name) => {
    const key = path.posix.join(path.posix.dirname(meta), keyOf(name));
    const shown = [key, `${key}/index`].find((each) => original.has(each));
    return shown !== undefined && !own.has(shown);
  };
}

/** Files of the default language as a language shows them that has none of its own, by their path in the tree. */
function fallbacks(docsRoot: string, lang: Lang, missingIn: (key: string) => readonly Lang[]) {
  const own = new Set(filesBelow(path.join(docsRoot, lang)));
  const read = (folder: string, name: string) => readFileSync(path.join(docsRoot, folder, name), 'utf8');
  return filesBelow(path.join(docsRoot, DEFAULT_LANG)).flatMap((name): (readonly [string, string])[] => {
    const target = `${lang}/${name}`;
    const source = read(DEFAULT_LANG, name);
    if (NAVIGATION.test(name)) {
      const lacks = name.endsWith('_meta.json') ? lacksTitle(docsRoot, lang, name) : undefined;
      const written = own.has(name) ? read(lang, name) : undefined;
      return [[target, mergeNavigation({ name, original: source, own: written, lang, lacks })]];
    }
    if (name.startsWith('shared/')) {
      const kept = [`${lang}/shared/${FALLBACK_FRAGMENTS}/${name.slice('shared/'.length)}`, source] as const;
      return own.has(name) ? [kept] : [kept, [target, source]];
    }
    return own.has(name) ? [] : [[target, fallbackPage(source, lang, missingIn(keyOf(name)))]];
  });
}

/** Writes a file unless it is as it should be, so that the development server compiles only what changed. */
function put(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes the tree that the host builds while languages are being translated: what authors wrote, and in place of every
 * page, fragment and label that a language lacks, that of the default language.
 * @param docsRoot the `docs` folder as its authors wrote it
 * @param target folder of the tree; files that are not part of it any more are removed
 * @param partial the languages that may lack pages
 */
export function completeTree(docsRoot: string, target: string, partial: readonly Lang[]): void {
  const own = new Map(partial.map((lang) => [lang, pagesOf(docsRoot, lang)]));
  const missingIn = (key: string): Lang[] => partial.filter((lang) => !own.get(lang)?.has(key));
  const written = new Set<string>();
  const write = (name: string, content: Buffer): void => {
    written.add(name);
    put(path.join(target, name), content);
  };
  for (const name of filesBelow(docsRoot)) {
    const [lang = '', ...rest] = name.split('/');
    const content = readFileSync(path.join(docsRoot, name));
    const isPage = PAGE.test(name) && (LANGS as readonly string[]).includes(lang) && rest[0] !== 'shared';
    const lacking = isPage ? missingIn(keyOf(rest.join('/'))) : [];
    const text =
      lacking.length > 0 ? Buffer.from(withFields(content.toString(), { missingIn: lacking })) : content;
    // Merged below.
    if (NAVIGATION.test(name) && partial.some((each) => each === lang)) continue;
    write(name, text);
  }
  for (const lang of partial) {
    for (const [name, text] of fallbacks(docsRoot, lang, missingIn)) write(name, Buffer.from(text));
  }
  for (const name of filesBelow(target)) {
    if (!written.has(name)) rmSync(path.join(target, name));
  }
}
