import path from 'node:path';
import { hasBody } from '../../../site/frontmatter/pageKinds';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page, Pages } from '../types';
import { checkSameNavigation } from './checkSameNavigation';
import { lineOfEntry } from './lineOfEntry';
import { readNav, type NavEntry } from './readNav';

const below = (file: string, target: string): boolean =>
  file.startsWith(`${target}/`) || file.replace(/\.mdx?$/, '') === target;

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
    if (name === undefined || pages.some((page) => below(page.file, `${folder}/${name}`))) return [];
    if (navFiles.has(`${folder}/${name}/_meta.json`)) {
      const section = [...folder.split('/').slice(2), name].join('/');
      const fix = `make one: npm run new:page -- ${section}/my-page "Title" "标题"`;
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

/** Whether the navigation file of a folder lists a page or folder in it; undefined when there is no such file. */
const lists = (listed: Listed, folder: string, name: string): boolean | undefined =>
  listed.get(`${folder}/_meta.json`)?.some((entry) => entry.name === name);

/** Pages that no sidebar shows: they, or a folder above them, are in no list. */
function hiddenPages(pages: readonly Page[], listed: Listed): Issue[] {
  const shown = pages.filter(({ kind, route }) => kind === 'page' && hasBody(route));
  const unlisted = shown.flatMap(({ file }): Issue[] => {
    const folder = path.posix.dirname(file);
    const name = path.posix.basename(file).replace(/\.mdx?$/, '');
    if (lists(listed, folder, name) !== false) return [];
    const meta = `${folder}/_meta.json`;
    const message = `the sidebar does not show this page: ${meta} lacks \`${name}\``;
    return [{ file, line: 1, rule: 'navigation/unlisted', message, fix: `add "${name}" to ${meta}` }];
  });
  const folders = [...new Set(shown.map(({ file }) => path.posix.dirname(file)))].filter((folder) =>
    listed.has(`${folder}/_meta.json`),
  );
  const lost = folders.flatMap((folder): Issue[] => {
    const [above, name] = [path.posix.dirname(folder), path.posix.basename(folder)];
    const file = `${above}/_meta.json`;
    if (lists(listed, above, name) !== false) return [];
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
  return pages.flatMap(({ file, kind, route, key }): Issue[] => {
    const folder = path.posix.dirname(file);
    const section = path.posix.dirname(key);
    if (kind !== 'page' || !hasBody(route) || listed.has(`${folder}/_meta.json`) || seen.has(section))
      return [];
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
