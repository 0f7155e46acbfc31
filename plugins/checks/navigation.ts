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

function deadEntries({ file, text, entries }: NavFile, { pages, navFiles }: Pages): Issue[] {
  const folder = path.posix.dirname(file);
  const routes = new Set(pages.flatMap(({ kind, route }) => (kind === 'page' ? [route] : [])));
  const here = pages
    .map((page) => path.posix.relative(folder, withoutEnding(page.file)))
    .flatMap((name) => (name.startsWith('.') ? [] : [name, name.split('/')[0] ?? '']));
  return entries.flatMap(({ name, link }): Issue[] => {
    const issue = (value: string, message: string, fix: string): Issue[] => [
      issueAt(file, lineOfEntry(text, value), 'navigation/dead', message, fix),
    ];
    if (link?.startsWith('/') && !routes.has(link.replace(/[?#].*$/, '')))
      return issue(link, `there is no page ${link}`, didYouMean(link, routes, 'correct the link'));
    if (name === undefined) return [];
    const target = path.posix.join(folder, name);
    if (pages.some((page) => page.file.startsWith(`${target}/`) || withoutEnding(page.file) === target))
      return [];
    const section = navFiles.get(`${target}/_meta.json`);
    if (section === undefined) {
      const fix = didYouMean(name, here, 'correct the name');
      return issue(name, `there is no page or folder \`${name}\` here`, fix);
    }
    // A group may be a list of pages from other folders.
    if (readNav(target, section).entries.length > 0) return [];
    const key = target.split('/').slice(2).join('/');
    const fix = `make one: npm run new:page -- ${key}/my-page "Title" "标题"`;
    return issue(name, `the section \`${name}\` has no page yet`, fix);
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
  const unlisted = shown.filter(({ file }) => !names.has(withoutEnding(file)));
  const folders = new Set(shown.map(({ file }) => path.posix.dirname(file)));
  const hidden = [...folders].filter(
    (folder) => metas.has(folder) && metas.has(path.posix.dirname(folder)) && !names.has(folder),
  );
  const told = new Set<string>();
  return [
    ...hidden.map((folder) => {
      const name = path.posix.basename(folder);
      const fix = `add { "type": "dir", "name": "${name}", "label": "…" } where the section belongs`;
      const above = `${path.posix.dirname(folder)}/_meta.json`;
      return issueAt(above, 1, 'navigation/folder', `no sidebar shows the folder \`${name}\``, fix);
    }),
    ...unlisted.flatMap(({ file, key }): Issue[] => {
      const folder = path.posix.dirname(file);
      const meta = `${folder}/_meta.json`;
      if (metas.has(folder)) {
        const name = path.posix.basename(withoutEnding(file));
        const message = `the sidebar does not show this page: ${meta} lacks \`${name}\``;
        return [issueAt(file, 1, 'navigation/unlisted', message, `add "${name}" to ${meta}`)];
      }
      // Once for all languages.
      const section = path.posix.dirname(key);
      if (told.has(section)) return [];
      told.add(section);
      const known = [...metas].map((each) => each.split('/').slice(2).join('/'));
      const fix = `write ${meta} and list the folder in the one above, in both languages (CONTRIBUTING.md, "Add a section"); or move the page`;
      const message = `the section \`${section}\` does not exist: its folder has no _meta.json`;
      return [issueAt(file, 1, 'navigation/section', message, didYouMean(section, known, fix))];
    }),
  ];
}

/** Navigation names pages that exist, every page and every folder is in the sidebar, and both languages agree. */
export const checkNavigation: Check = (tree) => {
  const files = [...tree.navFiles].map(([file, text]) => readNav(file, text));
  return [
    ...files.flatMap((nav) =>
      nav.fault
        ? [issueAt(nav.file, 1, 'navigation/json', nav.fault, 'write valid JSON')]
        : deadEntries(nav, tree),
    ),
    ...sameNavigation(files),
    ...hiddenPages(tree.pages, files),
  ];
};
