import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LANGS } from '../../site/languages';
import { addToRoutes } from './addToRoutes';
import { addToSidebar } from './addToSidebar';
import { pageTexts, type NewPage } from './pageTexts';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/;

/** The table of addresses, from the folder of the project. */
export const ROUTES = 'site/routes.ts';

const formatted = async (text: string, file: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** What keeps the page from being made; empty when nothing does. */
function problem({ key, titles }: NewPage, docsRoot: string): string | undefined {
  if (!KEY.test(key) || key.startsWith('shared/')) {
    return `"${key}" is no path of a page: name folder and page in lower-case words, such as guide/usage/my-page.`;
  }
  for (const lang of LANGS) {
    const folder = path.posix.join(lang, path.posix.dirname(key));
    if (!existsSync(path.join(docsRoot, folder, '_meta.json'))) {
      return `docs/${folder} has no _meta.json, so no sidebar would show the page: choose a folder that has one, or make the section as CONTRIBUTING.md says ("Add a section").`;
    }
    if (existsSync(path.join(docsRoot, lang, `${key}.mdx`))) return `docs/${lang}/${key}.mdx exists already.`;
    if (!titles[lang].trim()) return 'Give the title in English and in Chinese.';
  }
  return undefined;
}

/**
 * Writes a page in every language and adds it to the sidebars and to the table of addresses.
 * @param page path and titles
 * @param docsRoot the `docs` folder
 * @returns the files written or changed, from the folder of the project
 * @throws Error that says what is wrong with the path or the titles; nothing is written then
 */
export async function makePage(page: NewPage, docsRoot: string): Promise<string[]> {
  const found = problem(page, docsRoot);
  if (found) throw new Error(found);
  const texts = pageTexts(page);
  const name = path.posix.basename(page.key);
  const files = LANGS.flatMap((lang) => {
    const meta = path.posix.join(lang, path.posix.dirname(page.key), '_meta.json');
    return [
      { file: `${lang}/${page.key}.mdx`, text: texts[lang] },
      { file: meta, text: addToSidebar(readFileSync(path.join(docsRoot, meta), 'utf8'), name) },
    ];
  });
  const table = path.join(docsRoot, '..', ROUTES);
  const routes = existsSync(table) ? addToRoutes(readFileSync(table, 'utf8'), page.key) : undefined;
  const written = await Promise.all([
    ...files.map(async ({ file, text }) => {
      const target = path.join(docsRoot, file);
      return [target, file.endsWith('.json') ? await formatted(text, target) : text] as const;
    }),
    ...(routes === undefined ? [] : [formatted(routes, table).then((text) => [table, text] as const)]),
  ]);
  // All at once, so that a development server that restarts for the first of them finds the others.
  for (const [file, text] of written) writeFileSync(file, text);
  return [...files.map(({ file }) => `docs/${file}`), ...(routes === undefined ? [] : [ROUTES])];
}
