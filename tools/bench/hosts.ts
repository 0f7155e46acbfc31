import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_FACTS, type Lang, type PerLang } from '../../site/languages';
import { buildCommand } from '../buildCommand';
import hosts from './hosts.json' with { type: 'json' };
import type { BenchPage } from './pages';

/** Where a reader types and reads in a search. Selectors. */
export interface SearchUi {
  readonly input: string;
  readonly result: string;
}

/** How one of the compared sites is fed, built and asked. */
export interface Host {
  readonly label: string;
  /** Its folder below `tools/bench/sites/`, with packages of its own; the command runs in it, and the output is `out`. */
  readonly folder: string;
  readonly command: readonly string[];
  /** Places of pages, emptied before others are written. */
  readonly content: readonly string[];
  readonly pages: PerLang<string>;
  readonly titleIn?: string;
  /** File of its navigation bar, as Rspress reads it. */
  readonly nav?: string;
  /** Removed before a cold build. */
  readonly caches: readonly string[];
  /** Files of the output that hold the search index. */
  readonly searchIndex?: string;
  readonly search?: SearchUi;
}

export const HOSTS: readonly Host[] = hosts.map((host: Host) =>
  // Our theme is built as the project itself, with its packages, by a config of its own.
  host.folder === 'theme' ? { ...host, command: buildCommand().slice(0, -1) } : host,
);

/** The stock host does not write what this site has beside every page; told to, it compiles all pages once more. */
export const WITH_EXPORTS: Host = {
  ...(HOSTS[1] as Host),
  label: `${HOSTS[1]?.label}, with Markdown exports`,
  command: ['node_modules/.bin/rspress', 'build', '--config', 'exports.config.mjs'],
};

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
  readonly langs: readonly Lang[];
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

/** Replaces the pages of a host; a home page that links to all sections is added in each language. */
export function writePages(root: string, host: Host, pages: readonly BenchPage[]): void {
  for (const folder of host.content) rmSync(path.join(root, folder), { recursive: true, force: true });
  const put = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const putPage = ({ lang, path: address, title, body }: BenchPage) => {
    const head = host.titleIn ? `---\ntitle: ${JSON.stringify(title)}\n---` : `# ${title}`;
    put(host.pages[lang].replace('{path}', address), `${head}\n\n${body}`);
  };
  pages.forEach(putPage);
  const site = outline(pages);
  const firsts = site.sections.map(({ name, groups }) => ({
    text: name,
    link: `/${groups[0]?.pages[0]?.path ?? ''}`,
    activeMatch: `/${name}/`,
  }));
  for (const lang of site.langs) {
    const links = firsts.map(({ text, link }) => `- [${text}](${LANGUAGE_FACTS[lang].prefix}${link})`);
    putPage({ lang, path: 'index', title: 'Rsdoctor', body: `${links.join('\n')}\n` });
    // A bar cannot hold a hundred sections.
    if (host.nav) put(host.nav.replace('{lang}', lang), JSON.stringify(firsts.slice(0, 4)));
  }
  put('site.json', JSON.stringify(site));
}
