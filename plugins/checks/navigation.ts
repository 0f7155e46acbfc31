import path from 'node:path';
import { DEFAULT_LANG, LANGS } from '../../site/languages';
import { hasBody } from '../../site/frontmatter';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check, Issue, Page, Pages } from './readPages';

/** One entry of `_nav.json` or `_meta.json`: a file or folder beside it, a link, or a menu with more. */
interface NavEntry {
  readonly name?: string;
  readonly link?: string;
  readonly items?: readonly (NavEntry | string)[];
}

/** A navigation file as it was read; entries of menus stand behind them. */
interface NavFile {
  readonly file: string;
  readonly text: string;
  readonly entries: readonly NavEntry[];
  readonly fault?: string;
}

function readNav(file: string, text: string): NavFile {
  const walk = (list: readonly (NavEntry | string)[]): NavEntry[] =>
    list.flatMap((each) => {
      if (typeof each === 'string') return [{ name: each }];
      const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
      return [{ name: text(each.name), link: text(each.link) }, ...walk(each.items ?? [])];
    });
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) throw new Error('it is something else');
    return { file, text, entries: walk(parsed as NavEntry[]) };
  } catch (error) {
    return { file, text, entries: [], fault: `the file is no JSON list: ${(error as Error).message}` };
  }
}

function lineOfEntry(text: string, value: string): number {
  return text.slice(0, Math.max(text.indexOf(JSON.stringify(value)), 0)).split('\n').length;
}

const inLang = (file: string, lang: string): string => file.replace(/\/[^/]+/, `/${lang}`);

/** Navigation files of both languages have the same links and the same order; a name that one lacks is reported elsewhere. */
function sameNavigation(files: readonly NavFile[]): Issue[] {
  const byFile = new Map(files.map((nav) => [nav.file, nav]));
  const keys = (entries: readonly NavEntry[], others: readonly NavEntry[]): string[] =>
    entries.flatMap(({ name, link }) => [
      ...(name && others.some((other) => other.name === name) ? [name] : []),
      ...(link ? [link] : []),
    ]);
  return files.flatMap(({ file, text, entries, fault }): Issue[] => {
    const issue = (line: number, message: string): Issue[] => {
      const fix = 'list the same entries in the same order in both languages; only labels differ';
      return [issueAt(file, line, 'navigation/parity', message, fix)];
    };
    const missing = LANGS.map((lang) => inLang(file, lang)).find((name) => !byFile.has(name));
    if (missing !== undefined) return issue(1, `there is no ${missing}`);
    const first = byFile.get(inLang(file, DEFAULT_LANG));
    if (fault !== undefined || !first || first.fault !== undefined) return [];
    const [wanted, found] = [keys(first.entries, entries), keys(entries, first.entries)];
    const moved = found.find((key, at) => key !== wanted[at]) ?? wanted.find((key, at) => key !== found[at]);
    if (moved === undefined) return [];
    const there = `${first.file}:${lineOfEntry(first.text, moved)}`;
    return issue(lineOfEntry(text, moved), `\`${moved}\` is elsewhere in ${there}`);
  });
}

const withoutEnding = (file: string): string => file.replace(/\.mdx?$/, '');

/** Names without a file stop the build; links are left as they are written. */
function deadLinks({ file, text, entries }: NavFile, { pages }: Pages): Issue[] {
  const routes = new Set(pages.flatMap(({ kind, route }) => (kind === 'page' ? [route] : [])));
  return entries.flatMap(({ link }): Issue[] => {
    if (!link?.startsWith('/') || routes.has(link.replace(/[?#].*$/, ''))) return [];
    const fix = didYouMean(link, routes, 'correct the link');
    return [issueAt(file, lineOfEntry(text, link), 'navigation/dead', `there is no page ${link}`, fix)];
  });
}

function hiddenPages(pages: readonly Page[], files: readonly NavFile[]): Issue[] {
  const metas = new Set(
    files.flatMap(({ file }) => (file.endsWith('_meta.json') ? [path.posix.dirname(file)] : [])),
  );
  // A list may name pages of other folders.
  const names = new Set(
    files.flatMap(({ file, entries }) =>
      entries.flatMap(({ name }) => (name ? [path.posix.join(path.posix.dirname(file), name)] : [])),
    ),
  );
  const shown = pages.filter(({ kind, route }) => kind === 'page' && hasBody(route));
  const folders = [...new Set(shown.map(({ file }) => path.posix.dirname(file)))];
  const isHidden = (folder: string): boolean =>
    metas.has(folder) && metas.has(path.posix.dirname(folder)) && !names.has(folder);
  return [
    ...folders.filter(isHidden).map((folder) => {
      const name = path.posix.basename(folder);
      const fix = `add { "type": "dir", "name": "${name}", "label": "…" } where the section belongs`;
      const above = `${path.posix.dirname(folder)}/_meta.json`;
      return issueAt(above, 1, 'navigation/folder', `no sidebar shows the folder \`${name}\``, fix);
    }),
    ...shown.flatMap(({ file }): Issue[] => {
      const place = withoutEnding(file);
      if (names.has(place)) return [];
      const folder = path.posix.dirname(file);
      const add = `add "${path.posix.basename(place)}" to ${folder}/_meta.json`;
      const fix = metas.has(folder) ? add : `${add}, a new file (CONTRIBUTING.md, "Add a section")`;
      return [issueAt(file, 1, 'navigation/unlisted', 'no sidebar shows this page', fix)];
    }),
  ];
}

/** Navigation links to pages that exist, every page and every folder is in the sidebar, and both languages agree. */
export const checkNavigation: Check = (tree) => {
  const files = [...tree.navFiles].map(([file, text]) => readNav(file, text));
  return [
    ...files.flatMap((nav) =>
      nav.fault
        ? [issueAt(nav.file, 1, 'navigation/json', nav.fault, 'write valid JSON')]
        : deadLinks(nav, tree),
    ),
    ...sameNavigation(files),
    ...hiddenPages(tree.pages, files),
  ];
};
