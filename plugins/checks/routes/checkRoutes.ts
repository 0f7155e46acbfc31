import { LANGS } from '../../../site/languages';
import { hasBody, pageKind } from '../../../site/frontmatter/pageKinds';
import type { Check, Issue, Pages } from '../types';

const TABLE = 'site/routes.ts';

/** Entries of the tables that a language has no file for. */
function missing({ pages, facts }: Pages, folder: string): Issue[] {
  const issue = (rule: string, line: string, file: string): Issue => ({
    file: TABLE,
    line: 1,
    rule,
    message: line,
    fix: `write ${folder}/${file}, or take the entry out of ${TABLE}`,
  });
  return LANGS.flatMap((lang) => {
    const own = pages.filter((page) => page.lang === lang);
    return [
      ...facts.routes
        .filter((route) => !own.some((page) => page.kind === 'page' && page.route === route))
        .map((route) =>
          issue(
            'routes/missing',
            `no page for ${route} (${lang})`,
            `${lang}${route === '/' ? '/index' : route}.mdx`,
          ),
        ),
      ...facts.fragments
        .filter((name) => !own.some((page) => page.kind === 'fragment' && page.key === `shared/${name}`))
        .map((name) =>
          issue('routes/missing-fragment', `no fragment ${name} (${lang})`, `${lang}/shared/${name}.mdx`),
        ),
    ];
  });
}

/**
 * The tree holds the pages and fragments of `site/routes.ts`, and no others (S2-4, S2-9 to S2-16).
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
      return issue('routes/unknown', `the address ${route} is in no table`, `add it to ROUTES of ${TABLE}`);
    }
    if (!hasBody(route) || file.endsWith('.mdx')) return [];
    return issue('routes/extension', 'pages are .mdx files', 'rename the file');
  });
  const [docs = 'docs'] = pages[0]?.file.split('/') ?? [];
  return [...surplus, ...missing(tree, docs)];
};
