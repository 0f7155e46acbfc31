import path from 'node:path';
import { LANGS } from '../../../site/languages';
import { hasBody, pageKind } from '../../../site/frontmatter/pageKinds';
import type { Check, Issue, Page, Pages } from '../types';

const TABLE = 'site/routes.ts';

/** Whether the folder of a page is no section, in a tree that has sections. */
const isStray = ({ file }: Page, { navFiles }: Pages): boolean =>
  navFiles.size > 0 && !navFiles.has(`${path.posix.dirname(file)}/_meta.json`);

/** Entries of the tables that no language has a file for; what one language lacks is reported by the gate of parity. */
function missing({ pages, facts }: Pages, folder: string): Issue[] {
  const issue = (rule: string, message: string, key: string): Issue => {
    const files = LANGS.map((lang) => `${folder}/${lang}/${key}.mdx`).join(' and ');
    const fix = `write ${files}, or take the entry out of ${TABLE}`;
    return { file: TABLE, line: 1, rule, message, fix };
  };
  const has = (kind: Page['kind'], isMeant: (page: Page) => boolean): boolean =>
    pages.some((page) => page.kind === kind && isMeant(page));
  return [
    ...facts.routes
      .filter((route) => !has('page', (page) => page.route === route))
      .map((route) =>
        issue('routes/missing', `no page for ${route}`, route === '/' ? 'index' : route.slice(1)),
      ),
    ...facts.fragments
      .filter((name) => !has('fragment', (page) => page.key === `shared/${name}`))
      .map((name) => issue('routes/missing-fragment', `no fragment ${name}`, `shared/${name}`)),
  ];
}

/**
 * The tree holds the pages and fragments of `site/routes.ts`, and no others.
 * @param tree a documentation tree
 * @returns a problem per page or fragment that only one side knows
 */
export const checkRoutes: Check = (tree) => {
  const { pages, facts } = tree;
  const surplus = pages.flatMap((page): Issue[] => {
    const { file, kind, key, route } = page;
    const issue = (rule: string, message: string, fix: string): Issue[] => [
      { file, line: 1, rule, message, fix },
    ];
    if (kind === 'fragment') {
      if (facts.fragments.includes(key.replace(/^shared\//, ''))) return [];
      return issue(
        'routes/unknown-fragment',
        'this fragment is in no table',
        `add it to FRAGMENTS of ${TABLE}`,
      );
    }
    if (!facts.routes.includes(route) && pageKind(route) !== 'notFound') {
      // Once for all languages; where the section is missing too, the gate of the navigation says so.
      const isFirst = pages.find((other) => other.kind === 'page' && other.key === key) === page;
      if (!isFirst || isStray(page, tree)) return [];
      return issue('routes/unknown', `the address ${route} is in no table`, `add it to ROUTES of ${TABLE}`);
    }
    if (!hasBody(route) || file.endsWith('.mdx')) return [];
    return issue('routes/extension', 'pages are .mdx files', 'rename the file');
  });
  const [docs = 'docs'] = pages[0]?.file.split('/') ?? [];
  return [...surplus, ...missing(tree, docs)];
};
