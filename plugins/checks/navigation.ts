import path from 'node:path';
import { DEFAULT_LANG, LANGS } from '../../site/languages';
import { hasBody } from '../../site/frontmatter';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import type { Issue, Check, Page, Pages } from './readPages';

/** Line of an entry in a navigation file. */
function lineOfEntry(text: string, value: string): number {
  const index = text.indexOf(JSON.stringify(value));
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}

/** What the gates need of one entry of `_nav.json` or `_meta.json`. */
interface NavEntry {
  /** File or folder beside the navigation file. */
  readonly name: string | undefined;
  readonly link: string | undefined;
}

const textOf = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/**
 * Reads a navigation file of the host.
 * @returns entries in order, those of menus included; `fault` when the text is no JSON list
 */
function readNav(text: string): { entries: NavEntry[]; fault: string | undefined } {
  const walk = (list: readonly unknown[]): NavEntry[] =>
    list.flatMap((value) => {
      if (typeof value === 'string') return [{ name: value, link: undefined }];
      const items: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'items') : undefined;
      const entry = { name: textOf(value, 'name'), link: textOf(value, 'link') };
      return [entry, ...(Array.isArray(items) ? walk(items) : [])];
    });
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return { entries: walk(parsed), fault: undefined };
    return { entries: [], fault: 'the file is no list' };
  } catch (error) {
    return { entries: [], fault: `the file is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
}

/** A navigation file as it was read. */
interface NavFile {
  readonly file: string;
  readonly text: string;
  readonly entries: readonly NavEntry[];
  readonly fault: string | undefined;
}

const FIX = 'list the same entries in the same order in both languages; only labels differ';

const inLang = (file: string, lang: string): string => {
  const [docs = '', , ...rest] = file.split('/');
  return [docs, lang, ...rest].join('/');
};

const texts = (entries: readonly NavEntry[], key: keyof NavEntry): string[] =>
  entries.flatMap((entry) => entry[key] ?? []);

/** The first entry of the second list that is not where the first has it; names that one of them lacks do not count. */
function firstMoved(first: readonly NavEntry[], second: readonly NavEntry[]): string | undefined {
  const [own, other] = [texts(first, 'name'), texts(second, 'name')];
  const wanted = own.filter((name) => other.includes(name));
  const moved = other.filter((name) => own.includes(name)).find((name, at) => name !== wanted[at]);
  if (moved !== undefined) return moved;
  const [ownLinks, otherLinks] = [texts(first, 'link'), texts(second, 'link')];
  const length = Math.max(ownLinks.length, otherLinks.length);
  const at = Array.from({ length }, (_none, index) => index).find(
    (index) => ownLinks[index] !== otherLinks[index],
  );
  return at === undefined ? undefined : (otherLinks[at] ?? ownLinks[at]);
}

/**
 * Navigation files of both languages have the same order and the same links. An entry that only one of them has is
 * reported where its page is missing or is not listed.
 */
function checkSameNavigation(files: readonly NavFile[]): Issue[] {
  const byFile = new Map(files.map((nav) => [nav.file, nav]));
  return files.flatMap((nav): Issue[] => {
    const { file, text, entries, fault } = nav;
    const lang = file.split('/')[1] ?? '';
    const issue = (line: number, message: string): Issue[] => [
      { file, line, rule: 'navigation/parity', message, fix: FIX },
    ];
    const missing = LANGS.find((each) => each !== lang && !byFile.has(inLang(file, each)));
    if (missing !== undefined) return issue(1, `there is no ${inLang(file, missing)}`);
    const first = byFile.get(inLang(file, DEFAULT_LANG));
    if (lang === DEFAULT_LANG || fault !== undefined || !first || first.fault !== undefined) return [];
    const moved = firstMoved(first.entries, entries);
    if (moved === undefined) return [];
    const there = `${first.file}:${lineOfEntry(first.text, moved)}`;
    return issue(lineOfEntry(text, moved), `\`${moved}\` stands elsewhere in ${there}`);
  });
}

const withoutEnding = (file: string): string => file.replace(/\.mdx?$/, '');

const below = (file: string, target: string): boolean =>
  file.startsWith(`${target}/`) || withoutEnding(file) === target;

/** Names and links of one navigation file that lead nowhere. */
function deadEntries(file: string, text: string, entries: readonly NavEntry[], tree: Pages): Issue[] {
  const { pages, navFiles } = tree;
  const folder = path.posix.dirname(file);
  const routes = new Set(pages.filter(({ kind }) => kind === 'page').map(({ route }) => route));
  const here = pages.flatMap((page) =>
    page.file.startsWith(`${folder}/`)
      ? [
          page.file.slice(folder.length + 1).replace(/\.mdx?$/, ''),
          page.file.split('/')[folder.split('/').length] ?? '',
        ]
      : [],
  );
  return entries.flatMap(({ name, link }): Issue[] => {
    const issue = (value: string, message: string, fix: string): Issue[] => [
      { file, line: lineOfEntry(text, value), rule: 'navigation/dead', message, fix },
    ];
    if (link !== undefined && link.startsWith('/') && !routes.has(link.replace(/[?#].*$/, ''))) {
      return issue(link, `there is no page ${link}`, didYouMean(link, routes, 'correct the link'));
    }
    if (name === undefined || pages.some((page) => below(page.file, path.posix.join(folder, name))))
      return [];
    const section = navFiles.get(`${folder}/${name}/_meta.json`);
    // A group may be a list of pages from other folders.
    if (section && readNav(section).entries.length > 0) return [];
    if (section) {
      const key = [...folder.split('/').slice(2), name].join('/');
      const fix = `make one: npm run new:page -- ${key}/my-page "Title" "标题"`;
      return issue(name, `the section \`${name}\` has no page yet`, fix);
    }
    return issue(
      name,
      `there is no page or folder \`${name}\` here`,
      didYouMean(name, here, 'correct the name'),
    );
  });
}

type Listed = ReadonlyMap<string, readonly NavEntry[]>;

/** Pages and folders that a sidebar shows, without their ending: a list may name those of other folders. */
const shownBy = (listed: Listed): ReadonlySet<string> =>
  new Set(
    [...listed].flatMap(([file, entries]) =>
      entries.flatMap(({ name }) => (name ? [path.posix.join(path.posix.dirname(file), name)] : [])),
    ),
  );

/** Pages that no sidebar shows: they, or a folder above them, are in no list. */
function hiddenPages(pages: readonly Page[], listed: Listed): Issue[] {
  const shown = pages.filter(({ kind, route }) => kind === 'page' && hasBody(route));
  const names = shownBy(listed);
  const unlisted = shown.flatMap(({ file }): Issue[] => {
    const folder = path.posix.dirname(file);
    const name = path.posix.basename(withoutEnding(file));
    const meta = `${folder}/_meta.json`;
    if (!listed.has(meta) || names.has(withoutEnding(file))) return [];
    const message = `the sidebar does not show this page: ${meta} lacks \`${name}\``;
    return [{ file, line: 1, rule: 'navigation/unlisted', message, fix: `add "${name}" to ${meta}` }];
  });
  const folders = [...new Set(shown.map(({ file }) => path.posix.dirname(file)))].filter((folder) =>
    listed.has(`${folder}/_meta.json`),
  );
  const lost = folders.flatMap((folder): Issue[] => {
    const [above, name] = [path.posix.dirname(folder), path.posix.basename(folder)];
    const file = `${above}/_meta.json`;
    if (!listed.has(file) || names.has(folder)) return [];
    const count = shown.filter((page) => page.file.startsWith(`${folder}/`)).length;
    const message = `no sidebar shows the folder \`${name}\` and its ${count === 1 ? 'page' : `${count} pages`}`;
    const fix = `add { "type": "dir", "name": "${name}", "label": "…" } where the section belongs`;
    return [{ file, line: 1, rule: 'navigation/folder', message, fix }];
  });
  return [...unlisted, ...lost];
}

/** Folders with pages that are no section: nothing says what they hold. Once for all languages. */
function strayPages(pages: readonly Page[], listed: Listed): Issue[] {
  const seen = new Set<string>();
  const names = shownBy(listed);
  return pages.flatMap(({ file, kind, route, key }): Issue[] => {
    const folder = path.posix.dirname(file);
    const section = path.posix.dirname(key);
    const isKnown = listed.has(`${folder}/_meta.json`) || names.has(withoutEnding(file));
    if (kind !== 'page' || !hasBody(route) || isKnown || seen.has(section)) return [];
    seen.add(section);
    const known = [...listed.keys()].map((each) => path.posix.dirname(each).split('/').slice(2).join('/'));
    const fix = `write ${folder}/_meta.json and list the folder in the one above, in both languages (CONTRIBUTING.md, "Add a section"); or move the page`;
    const message = `the section \`${section}\` does not exist: its folder has no _meta.json`;
    return [{ file, line: 1, rule: 'navigation/section', message, fix: didYouMean(section, known, fix) }];
  });
}

/**
 * `_nav.json` and `_meta.json` name pages that exist, every page and every folder stands in the sidebar, and both
 * languages agree.
 * @returns a problem per entry without page, page or folder without entry, or difference
 */
export const checkNavigation: Check = (tree) => {
  const read = [...tree.navFiles].map(([file, text]) => ({ file, text, ...readNav(text) }));
  const listed = new Map(read.map(({ file, entries }) => [file, entries]));
  const files = read.flatMap(({ file, text, entries, fault }): Issue[] =>
    fault
      ? [{ file, line: 1, rule: 'navigation/json', message: fault, fix: 'write valid JSON' }]
      : deadEntries(file, text, entries, tree),
  );
  return [
    ...files,
    ...checkSameNavigation(read),
    ...hiddenPages(tree.pages, listed),
    ...strayPages(tree.pages, listed),
  ];
};
