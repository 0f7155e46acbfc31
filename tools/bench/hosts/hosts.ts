import { DEFAULT_LANG, type Lang } from '../../../site/languages';
import { buildCommand } from '../../buildCommand';
import type { BenchPage } from '../types';
import type { Host, SearchUi } from './Host';
import { rspressFiles } from './rspressFiles';

type Page = Pick<BenchPage, 'title' | 'body'>;

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

/** The search of this site, by its roles. */
export const SITE_SEARCH: SearchUi = {
  input: 'dialog input[role="combobox"]',
  result: 'dialog a[role="option"]',
};

/** The sites that are built from the same pages, each with its own packages below `tools/bench/sites/`. */
export const HOSTS: readonly Host[] = [
  {
    ...RSPRESS,
    name: 'theme',
    search: SITE_SEARCH,
    label: 'this theme',
    folder: 'theme',
    // It is built as the project itself, with its packages.
    command: buildCommand(),
    caches: ['node_modules'],
  },
  {
    ...RSPRESS,
    name: 'rspress',
    label: 'stock Rspress 2.0.22',
    folder: 'rspress',
    search: { input: '.rp-search-panel__input', result: '.rp-suggest-item__link' },
    command: ['node_modules/.bin/rspress', 'build'],
  },
  {
    name: 'vitepress',
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
    name: 'starlight',
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
    name: 'docusaurus',
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
    search: {
      input: '.navbar__search-input',
      result: '[class*="suggestion_"]',
      page: { path: '/search', input: 'input[name="q"]', result: 'article h2 a' },
    },
  },
  {
    name: 'html',
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

/** The stock host as it comes does not write what this site has beside every page; told to, it compiles all pages once more. */
export const WITH_EXPORTS: Host = {
  ...hostNamed('rspress'),
  label: `${hostNamed('rspress').label}, with Markdown exports`,
  command: ['node_modules/.bin/rspress', 'build', '--config', 'exports.config.mjs'],
};

/**
 * One of the hosts.
 * @param name its name
 * @throws Error when there is no such host
 */
export function hostNamed(name: Host['name']): Host {
  const found = HOSTS.find((host) => host.name === name);
  if (!found) throw new Error(`There is no host ${name}.`);
  return found;
}
