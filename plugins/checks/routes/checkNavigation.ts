import path from 'node:path';
import { hasBody } from '../../../site/frontmatter/pageKinds';
import type { Check, Issue, Pages } from '../types';
import { readNav, type NavEntry } from './readNav';

const lineOf = (text: string, value: string): number => {
  const index = text.indexOf(JSON.stringify(value));
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
};

/** Names and links of one navigation file that lead nowhere. */
function deadEntries(file: string, text: string, entries: readonly NavEntry[], { pages }: Pages): Issue[] {
  const folder = path.posix.dirname(file);
  const routes = new Set(pages.filter(({ kind }) => kind === 'page').map(({ route }) => route));
  return entries.flatMap(({ name, link }): Issue[] => {
    const issue = (value: string, message: string, fix: string): Issue[] => [
      { file, line: lineOf(text, value), rule: 'navigation/dead', message, fix },
    ];
    if (link !== undefined && link.startsWith('/') && !routes.has(link.replace(/[?#].*$/, ''))) {
      return issue(link, `there is no page ${link}`, 'correct the link');
    }
    if (name === undefined || pages.some((page) => below(page.file, `${folder}/${name}`))) return [];
    return issue(name, `there is no page or folder \`${name}\` here`, 'correct the name');
  });
}

const below = (file: string, target: string): boolean =>
  file.startsWith(`${target}/`) || file.replace(/\.mdx?$/, '') === target;

/**
 * `_nav.json` and `_meta.json` name pages that exist, every page stands in the sidebar, and both languages agree.
 * @param tree a documentation tree
 * @returns a problem per entry without page, page without entry, or difference
 */
export const checkNavigation: Check = (tree) => {
  const read = [...tree.navFiles].map(([file, text]) => ({ file, text, ...readNav(text) }));
  const byFile = new Map(read.map((nav) => [nav.file, nav]));
  const files = read.flatMap(({ file, text, entries, fault }): Issue[] => {
    if (fault) return [{ file, line: 1, rule: 'navigation/json', message: fault, fix: 'write valid JSON' }];
    const twin = byFile.get(
      file.includes('/en/') ? file.replace('/en/', '/zh/') : file.replace('/zh/', '/en/'),
    );
    const shape = (list: readonly NavEntry[]): string =>
      JSON.stringify(list.map(({ name, link }) => name ?? link));
    const same = twin && shape(twin.entries) === shape(entries);
    const fix = 'list the same entries in the same order in both languages; only labels differ';
    const differs = {
      file,
      line: 1,
      rule: 'navigation/parity',
      message: 'the other language has other entries',
      fix,
    };
    return [...deadEntries(file, text, entries, tree), ...(same ? [] : [differs])];
  });
  const unlisted = tree.pages
    .filter(({ kind, route }) => kind === 'page' && hasBody(route))
    .flatMap(({ file }): Issue[] => {
      const meta = `${path.posix.dirname(file)}/_meta.json`;
      const name = path.posix.basename(file).replace(/\.mdx?$/, '');
      if (byFile.get(meta)?.entries.some((entry) => entry.name === name)) return [];
      const message = `the sidebar does not show this page: ${meta} lacks \`${name}\``;
      return [{ file, line: 1, rule: 'navigation/unlisted', message, fix: `add "${name}" to ${meta}` }];
    });
  return [...files, ...unlisted];
};
