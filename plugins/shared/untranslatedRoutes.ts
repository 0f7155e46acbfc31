import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, type Lang } from '../../site/languages';
import { localePath } from '../../site/localePath';
import { PARTIAL_LANGS } from '../../site/partialLangs';

/**
 * The pages of a language, by their path in its folder without extension.
 * @param docsRoot the `docs` folder as its authors wrote it
 * @param lang the language
 */
export function pagesOf(docsRoot: string, lang: Lang): ReadonlySet<string> {
  const folder = path.join(docsRoot, lang);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Set(
    names
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('shared/'))
      .map((name) => name.replace(/\.mdx?$/, '')),
  );
}

/**
 * Addresses where a language that is being translated shows the page of the default language.
 * @param docsRoot the `docs` folder as its authors wrote it
 * @returns addresses with their language, such as `/ja/guide/start/intro`; none where every language is full
 */
export function untranslatedRoutes(docsRoot: string): ReadonlySet<string> {
  const all = PARTIAL_LANGS.length > 0 ? [...pagesOf(docsRoot, DEFAULT_LANG)] : [];
  return new Set(
    PARTIAL_LANGS.flatMap((lang) => {
      const own = pagesOf(docsRoot, lang);
      return all
        .filter((key) => !own.has(key))
        .map((key) => localePath(`/${key.replace(/(^|\/)index$/, '$1')}`, lang));
    }),
  );
}
