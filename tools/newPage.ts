import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { TEMPLATE_WORDS } from '../plugins/checks/prose';
import { pageKind } from '../site/frontmatter';
import { LANGS, type Lang } from '../site/languages';
import { RELEASES } from '../site/releases';
import { fail } from './runCommand';

/** What the author says about a new page; the key is such as `guide/usage/my-page`. */
interface NewPage {
  readonly key: string;
  readonly titles: Readonly<Record<Lang, string>>;
}

/** The text of a new page in a language. It passes the gates but for the template sentence, which the author replaces. */
function pageText({ key, titles }: NewPage, lang: Lang): string {
  const id = path.posix.basename(key);
  const release = RELEASES.find(({ slug }) => slug === id);
  const kind = pageKind(`/${key}`);
  if (kind === 'release' && !release)
    throw new Error(`There is no release ${id}: add it with its day to site/releases.ts first.`);
  const date = kind === 'topic' ? new Date().toISOString().slice(0, 10) : release?.date;
  const day = date ? `published_at: ${date}\n` : '';
  const words = TEMPLATE_WORDS[lang];
  return `---\ndescription: ${words}\n${day}---\n\n# ${titles[lang]} {#${id}}\n\n${words}\n`;
}

/** Adds the address of a page to the list of its folder in `site/routes.ts`. */
function addToRoutes(source: string, key: string): string | undefined {
  const name = path.posix.basename(key);
  const opening = `'/${path.posix.dirname(key)}', [`;
  const start = source.indexOf(opening);
  const end = source.indexOf(']', start + opening.length);
  if (start < 0 || end < 0) return undefined;
  const list = source.slice(start, end);
  // The list has the pages about rules by the rules' codes.
  if (list.includes(`'${name}'`) || (list.includes('...RULES.map(') && /^e\d{4}$/.test(name))) return source;
  const before = list.trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${source.slice(0, start)}${before}${comma} '${name}'${source.slice(end)}`;
}

function addToSidebar(meta: string, name: string): string {
  const list = JSON.parse(meta) as readonly (string | { readonly name?: string })[];
  const isThere = list.some((entry) => (typeof entry === 'string' ? entry : entry.name) === name);
  return isThere ? meta : JSON.stringify([...list, name]);
}

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/;
const ROUTES = 'site/routes.ts';

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
 * @returns the files written or changed, from the folder of the project
 * @throws Error that says what is wrong with the path or the titles; nothing is written then
 */
export async function makePage(page: NewPage, docsRoot: string): Promise<string[]> {
  const found = problem(page, docsRoot);
  if (found) throw new Error(found);
  const root = path.dirname(docsRoot);
  const written = new Map<string, string>();
  const add = async (file: string, text: string) => {
    const filepath = path.join(root, file);
    written.set(file, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  };
  for (const lang of LANGS) {
    const meta = `docs/${lang}/${path.posix.dirname(page.key)}/_meta.json`;
    written.set(`docs/${lang}/${page.key}.mdx`, pageText(page, lang));
    await add(meta, addToSidebar(readFileSync(path.join(root, meta), 'utf8'), path.posix.basename(page.key)));
  }
  const table = path.join(root, ROUTES);
  const routes = existsSync(table) ? addToRoutes(readFileSync(table, 'utf8'), page.key) : undefined;
  if (routes !== undefined) await add(ROUTES, routes);
  // All at once, so that a development server that restarts for the first of them finds the others.
  for (const [file, text] of written) writeFileSync(path.join(root, file), text);
  return [...written.keys()];
}

async function newPage(): Promise<void> {
  const [key, en, zh, ...rest] = process.argv.slice(2);
  if (key === undefined || en === undefined || zh === undefined || rest.length > 0)
    throw new Error('Usage: npm run new:page -- guide/usage/my-page "Title" "标题"');
  const files = await makePage({ key, titles: { en, zh } }, path.join(import.meta.dirname, '../docs'));
  console.log(files.join('\n'));
  if (!files.includes(ROUTES)) console.log(`Still to do: add the address to a list in ${ROUTES}.`);
  console.log(
    'Still to do: replace the template sentence in both files. `npm run check:content` says what is missing.',
  );
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) newPage().catch(fail);
