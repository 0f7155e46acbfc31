import path from 'node:path';
import { readdirSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { hasBody, pageKind } from '../../site/frontmatter';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { issueAt } from '../../packages/doc-checks/report';
import { pageCheck, type Check, type Found, type Issue, type Pages } from './readPages';

const TABLE = 'site/routes.ts';

/** What one language lacks is reported by the gate of parity. */
function missing({ pages, facts }: Pages, folder: string): Issue[] {
  const issue = (rule: string, message: string, key: string): Issue => {
    const files = LANGS.map((lang) => `${folder}/${lang}/${key}.mdx`).join(' and ');
    return issueAt(TABLE, 1, rule, message, `write ${files}, or take the entry out of ${TABLE}`);
  };
  const routes = new Set(pages.map(({ route }) => route));
  const keys = new Set(pages.map(({ key }) => key));
  return [
    ...facts.routes
      .filter((route) => !routes.has(route))
      .map((route) => issue('routes/missing', `no page for ${route}`, route.slice(1) || 'index')),
    ...facts.fragments
      .filter((name) => !keys.has(`shared/${name}`))
      .map((name) => issue('routes/missing-fragment', `no fragment ${name}`, `shared/${name}`)),
  ];
}

const checkSurplus = pageCheck((page, { pages, facts }): Found[] => {
  const { file, kind, key, route } = page;
  if (kind === 'fragment') {
    if (facts.fragments.includes(key.replace(/^shared\//, ''))) return [];
    const fix = `add it to FRAGMENTS of ${TABLE}`;
    return [[1, 'routes/unknown-fragment', 'this fragment is in no table', fix]];
  }
  if (!facts.routes.includes(route) && pageKind(route) !== 'notFound') {
    // Once for all languages.
    if (pages.find((other) => other.key === key) !== page) return [];
    return [[1, 'routes/unknown', `the address ${route} is in no table`, `add it to ROUTES of ${TABLE}`]];
  }
  if (!hasBody(route) || file.endsWith('.mdx')) return [];
  return [[1, 'routes/extension', 'pages are .mdx files', 'rename the file']];
});

/** The tree has the pages and fragments of `site/routes.ts`, and no others. */
export const checkRoutes: Check = (tree) => [
  ...checkSurplus(tree),
  ...missing(tree, path.basename(tree.docsRoot)),
];

/** Every folder of `docs` is a language of the site. */
export const checkLanguages: Check = ({ docsRoot }) =>
  readdirSync(docsRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...LANGS, 'public'].includes(entry.name))
    .map(({ name }) => {
      const message = `\`${name}\` is no language of the site, so nothing in this folder is read`;
      const fix = didYouMean(
        name,
        LANGS,
        'add the language to LANGS in site/languages.ts, or move the files',
      );
      return issueAt(`${path.basename(docsRoot)}/${name}`, 1, 'languages/folder', message, fix);
    });
