import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { buildCommand } from '../buildCommand';
import type { BenchPage } from './pages';

type Page = Pick<BenchPage, 'title' | 'body'>;

/** Where a reader types and reads in a search. Selectors. */
export interface SearchUi {
  readonly input: string;
  readonly result: string;
}

/** How one of the compared sites is fed, built and asked. */
export interface Host {
  readonly label: string;
  /** Its folder below `tools/bench/sites/`, in which the command runs. */
  readonly folder: string;
  /** Places inside it: of pages, emptied before others are written; of the output; of caches, removed before a cold build. */
  readonly content: readonly string[];
  readonly output: string;
  readonly caches: readonly string[];
  readonly command: readonly [string, ...string[]];
  readonly file: (lang: Lang, path: string) => string;
  readonly text: (page: Page) => string;
  readonly files?: (outline: Outline) => Record<string, string>;
  /** Files of the output that hold the search index, and the search as a reader uses it. */
  readonly searchIndex?: RegExp;
  readonly search?: SearchUi;
}

/** A link of a sidebar: path without language, and the title in each language. */
interface OutlinePage {
  readonly path: string;
  readonly titles: Partial<Record<Lang, string>>;
}

/** The pages below one first folder, with a sidebar of their own; those directly in it are a group without a name. */
interface OutlineSection {
  readonly name: string;
  readonly groups: { readonly name: string; readonly pages: OutlinePage[] }[];
}

/** What the settings of every host need to know of the pages; written beside them as `site.json`. */
export interface Outline {
  readonly langs: Lang[];
  readonly sections: OutlineSection[];
}

/** The entry of a list that has the key of a new one; when there is none, the new one is added. */
function entryOf<T>(list: T[], made: T, key: keyof T): T {
  const found = list.find((each) => each[key] === made[key]);
  if (!found) list.push(made);
  return found ?? made;
}

/** Sorts the pages of a site into sections and groups by their folders. */
export function outline(pages: readonly BenchPage[]): Outline {
  const sections: OutlineSection[] = [];
  for (const { path, lang, title } of pages) {
    const [first = '', ...rest] = path.split('/').slice(0, -1);
    const { groups } = entryOf<OutlineSection>(sections, { name: first, groups: [] }, 'name');
    const group = entryOf(groups, { name: rest.join('/'), pages: [] }, 'name');
    entryOf<OutlinePage>(group.pages, { path, titles: {} }, 'path').titles[lang] = title;
  }
  return { langs: [...new Set(pages.map(({ lang }) => lang))], sections };
}

/** The navigation bar of a site on Rspress, which reads its sidebars off the folders; a bar cannot hold a hundred sections. */
const rspressFiles = ({ langs, sections }: Outline): Record<string, string> => {
  const nav = sections.slice(0, 4).map(({ name, groups }) => ({
    text: name,
    link: `/${groups[0]?.pages[0]?.path ?? ''}`,
    activeMatch: `/${name}/`,
  }));
  return Object.fromEntries(langs.map((lang) => [`content/${lang}/_nav.json`, JSON.stringify(nav)]));
};

/** Replaces the pages of a host; a home page that links to all sections is added in each language. */
export function writePages(root: string, host: Host, pages: readonly BenchPage[]): void {
  for (const folder of host.content) rmSync(path.join(root, folder), { recursive: true, force: true });
  const put = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const page of pages) put(host.file(page.lang, page.path), host.text(page));

  const site = outline(pages);
  for (const lang of site.langs) {
    const links = site.sections.map(({ name, groups }) => {
      const first = `${LANGUAGE_FACTS[lang].prefix}/${groups[0]?.pages[0]?.path ?? ''}`;
      return `- [${name}](${first})`;
    });
    put(host.file(lang, 'index'), host.text({ title: 'Rsdoctor', body: `${links.join('\n')}\n` }));
  }
  for (const [file, text] of Object.entries(host.files?.(site) ?? {})) put(file, text);
  put('site.json', JSON.stringify(site));
}

const headed = ({ title, body }: Page): string => `# ${title}\n\n${body}`;
const inFrontmatter = ({ title, body }: Page): string =>
  `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;
const besideOthers = (lang: Lang, path: string): string =>
  lang === DEFAULT_LANG ? `${path}.md` : `${lang}/${path}.md`;

/** Files of the output that hold the search index of this site, and of stock Rspress. */
export const SITE_INDEX = /^static\/search_index\..*\.json$/;

const RSPRESS = {
  content: ['content'],
  output: 'out',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
  file: (lang: Lang, path: string) => `content/${lang}/${path}.md`,
  text: headed,
  files: rspressFiles,
  searchIndex: SITE_INDEX,
} as const;

export const SITE_SEARCH: SearchUi = {
  input: 'dialog input[role="combobox"]',
  result: 'dialog a[role="option"]',
};

/** The sites that are built from the same pages, each with its own packages below `tools/bench/sites/`. */
export const HOSTS: readonly Host[] = [
  {
    ...RSPRESS,
    search: SITE_SEARCH,
    label: 'this theme',
    folder: 'theme',
    // It is built as the project itself, with its packages, by a config of its own.
    command: buildCommand().slice(0, -1) as unknown as Host['command'],
    caches: ['node_modules'],
  },
  {
    ...RSPRESS,
    label: 'stock Rspress 2.0.22',
    folder: 'rspress',
    search: { input: '.rp-search-panel__input', result: '.rp-suggest-item__link' },
    command: ['node_modules/.bin/rspress', 'build'],
  },
  {
    label: 'VitePress 1.6.4',
    folder: 'vitepress',
    content: ['content'],
    command: ['node_modules/.bin/vitepress', 'build'],
    output: 'out',
    caches: ['.vitepress/cache', '.vitepress/.temp'],
    file: (lang, path) => `content/${besideOthers(lang, path)}`,
    text: headed,
    searchIndex: /@localSearchIndex.*\.js$/,
    search: { input: '#localsearch-input', result: '#localsearch-list a' },
  },
  {
    label: 'Starlight 0.37.7, Astro 5.18.2',
    folder: 'starlight',
    content: ['src/content/docs'],
    command: ['node_modules/.bin/astro', 'build'],
    output: 'out',
    caches: ['node_modules/.astro', 'node_modules/.vite', '.astro'],
    file: (lang, path) => `src/content/docs/${besideOthers(lang, path)}`,
    text: inFrontmatter,
    searchIndex: /^pagefind\//,
    search: { input: '.pagefind-ui__search-input', result: '.pagefind-ui__result-link' },
  },
  {
    label: 'Docusaurus 3.10.2, search-local 0.55.3',
    folder: 'docusaurus',
    content: ['docs', 'i18n'],
    command: ['node_modules/.bin/docusaurus', 'build', '--out-dir', 'out'],
    output: 'out',
    caches: ['node_modules/.cache', '.docusaurus'],
    file: (lang, path) =>
      lang === DEFAULT_LANG
        ? `docs/${path}.md`
        : `i18n/${lang}/docusaurus-plugin-content-docs/current/${path}.md`,
    text: inFrontmatter,
    searchIndex: /search-index[^/]*\.json$/,
    search: { input: '.navbar__search-input', result: '[class*="suggestion_"]' },
  },
  {
    label: 'hand-written HTML',
    folder: 'html',
    content: ['content'],
    command: ['node', 'build.mjs'],
    output: 'out',
    caches: [],
    file: (lang, path) => `content/${besideOthers(lang, path)}`,
    text: headed,
  },
];

const STOCK = HOSTS[1] as Host;

/** The stock host does not write what this site has beside every page; told to, it compiles all pages once more. */
export const WITH_EXPORTS: Host = {
  ...STOCK,
  label: `${STOCK.label}, with Markdown exports`,
  command: ['node_modules/.bin/rspress', 'build', '--config', 'exports.config.mjs'],
};
