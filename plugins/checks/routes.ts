import path from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { hasBody, pageKind } from '../../site/frontmatter';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page, Pages } from './readPages';

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

const LANGUAGE_TABLE = 'site/languages.ts';
/** Folders of `docs` that are no languages. */
const OTHERS: readonly string[] = ['public'];

/** Line where a language has its row; of one without a row, the line where it is declared. */
function lineOf(projectRoot: string, lang: string): number {
  const file = path.join(projectRoot, LANGUAGE_TABLE);
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  const row = lines.findIndex((line) => line.trim().startsWith(`${lang}:`));
  return Math.max(1, (row < 0 ? lines.findIndex((line) => line.includes(`'${lang}'`)) : row) + 1);
}

/**
 * Languages that the switcher cannot name.
 * @returns a problem per language without a row or a label
 */
export const namelessLanguages = (
  projectRoot: string,
  langs: readonly string[],
  facts: Readonly<Record<string, { readonly label?: string } | undefined>>,
): Issue[] =>
  langs
    .filter((lang) => !facts[lang]?.label?.trim())
    .map((lang) => ({
      file: LANGUAGE_TABLE,
      line: lineOf(projectRoot, lang),
      rule: 'languages/label',
      message: `the language \`${lang}\` has no label, so the switcher cannot name it`,
      fix: 'give it a row in LANGUAGE_FACTS with the name that its readers use: 日本語, not Japanese',
    }));

/**
 * Every folder of `docs` is a language of the site, and every language can be named in the switcher.
 * @returns a problem per folder that nobody reads, and per language without a name
 */
export const checkLanguages: Check = ({ docsRoot, projectRoot, facts }) => {
  const docs = path.basename(docsRoot);
  const strangers = readdirSync(docsRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...LANGS, ...OTHERS].includes(entry.name))
    .map(({ name }) => ({
      file: `${docs}/${name}`,
      line: 1,
      rule: 'languages/folder',
      message: `\`${name}\` is no language of the site, so nothing in this folder is read`,
      fix: didYouMean(name, LANGS, `add the language to LANGS in ${LANGUAGE_TABLE}, or move the files`),
    }));
  const nameless = namelessLanguages(projectRoot, Object.keys(facts.languages), facts.languages);
  return [...strangers, ...nameless];
};
