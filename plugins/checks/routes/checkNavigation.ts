import path from 'node:path';
import { hasBody } from '../../../site/frontmatter/pageKinds';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page, Pages } from '../types';
import { checkSameNavigation } from './checkSameNavigation';
import { lineOfEntry } from './lineOfEntry';
import { readNav, type NavEntry } from './readNav';

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
 * @param tree a documentation tree
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
