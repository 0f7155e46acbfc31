import { LANGS, DEFAULT_LANG, LANGUAGE_FACTS, type Lang } from '../../../site/languages';
import { OPTIONS_PATH, localePath } from '../../../site/routes';
import { issueAt } from '../../../packages/doc-checks/report';
import { pageCheck, type Check, type Issue, type Page, type Pages } from '../readPages';
import { decodeHash, decodePath } from '../../../lib/text/address';
import { DESCRIBE, found, isListed, namedRows, pageAt, pageSections } from './pageSections';

/** A report or a comparison, by a name that the analyzer might give it. */
const REPORT = /(?<![\w@-])(?:[\w-]+-)?rsdoctor(?:-[\w-]+)?\.(?:html|json)\b/g;
const BELOW = /\.rsdoctor\/([\w.-]+)/g;
const OWN = /\bRSDOCTOR(?:_[A-Z]+)*\b/g;
const SET = /^([A-Z][A-Z0-9_]*)=/;
const SECTION = 'environment-variables';

const FIX = 'correct the name; a name of another tool goes into site/contract/internals.ts with the reason';

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;

const variableSection = (page: Page) => pageSections(page).find(({ id }) => id === SECTION);
const variableRows = (page: Page) => namedRows(variableSection(page)?.tables ?? []);

const checkKnownNames = pageCheck((page, { facts }) => {
  const { contract, internals } = facts.analyzer;
  const files = contract.files.map(nameOf);
  const below = [...files, ...contract.files.map((file) => file.split('/')[1])];
  const variables = contract.environment.map(({ name }) => name);
  const unknown = (names: readonly string[], known: readonly (string | undefined)[]): readonly string[] =>
    names.filter((name) => !known.includes(name) && !isListed(internals.outside, name));
  const listed = page.route === OPTIONS_PATH ? variableRows(page) : [];
  return page.lines.flatMap((text, index) => {
    const line = index + 1;
    const parts = [...text.matchAll(BELOW)].map(([, name = '']) => name);
    const set = page.inlineCode.flatMap((code) => (code.line === line && SET.exec(code.value)?.[1]) || []);
    // A line that the analyzer prints begins with its label.
    const own = /\[RSDOCTOR /.test(text) ? [] : [...(text.match(OWN) ?? []), ...set];
    const rows = listed.filter((row) => row.line === line).map(({ name }) => name);
    return [
      ...[...unknown(text.match(REPORT) ?? [], files), ...unknown(parts, below)].map((name) =>
        found(line, 'unknown-file', `${contract.version} writes no \`${name}\``, FIX),
      ),
      ...[...new Set(unknown([...own, ...rows], variables))].map((name) =>
        found(line, 'unknown-variable', `${contract.version} reads no \`${name}\``, FIX),
      ),
    ];
  });
});

function missingNames({ pages, facts }: Pages, lang: Lang): Issue[] {
  const { contract, internals } = facts.analyzer;
  const own = pages.filter((page) => page.lang === lang);
  const options = pageAt(own, lang, OPTIONS_PATH);
  const text = own.flatMap(({ lines }) => lines).join('\n');
  const files = contract.files
    .filter((file) => !isListed(internals.files, file) || file.endsWith('.rsdoctor/manifest.json'))
    .filter((file) => !text.includes(nameOf(file)));
  const rows = options ? variableRows(options) : [];
  const variables = (options ? contract.environment : []).filter(
    ({ name }) => !rows.some((row) => row.name === name) && !isListed(internals.environment, name),
  );
  const line = (options && variableSection(options)?.line) ?? 1;
  const faults = [
    ...variables.map(({ name }) => {
      const message = `\`${name}\` is read by ${contract.version} and is not documented`;
      return found(line, 'undocumented-variable', message, DESCRIBE);
    }),
    ...files.map((file) => {
      const message = `\`${file}\` is written by ${contract.version} and no page names it`;
      return found(1, 'undocumented-file', message, DESCRIBE);
    }),
  ];
  return faults.map((fault) => issueAt(options?.file ?? `docs/${lang}`, ...fault));
}

/** Files and environment variables that pages name exist, and those that exist are named. */
export const checkNames: Check = (tree) =>
  tree.facts.analyzer.contract.files.length === 0
    ? []
    : [...checkKnownNames(tree), ...LANGS.flatMap((lang) => missingNames(tree, lang))];

/** Why an address of the product does not arrive in one language. */
function fault(url: string, lang: Lang, { pages, facts }: Pages): string | undefined {
  const { redirects, oldAnchors } = facts.analyzer;
  const { pathname, hash } = new URL(url);
  const prefixes = LANGS.map((each) => LANGUAGE_FACTS[each].prefix).filter(Boolean);
  const prefix = prefixes.find((one) => pathname === one || pathname.startsWith(`${one}/`)) ?? '';
  const path = decodePath(pathname.slice(prefix.length)) || '/';
  const [route = '', section = ''] = (redirects.find(({ from }) => from === path)?.to ?? path).split('#');
  const page = pageAt(pages, lang, route);
  if (!page) return `no page and no redirect answers ${localePath(path, lang)}`;
  // A redirect with a place of its own leads there when the page does not know the place that was asked for.
  const id = section || decodeHash(hash);
  const has = (place: string): boolean => page.headings.some((heading) => heading.id === place);
  if (id === '' || page.fault || has(id)) return undefined;
  const known = oldAnchors.find((one) => one.page === route && one.from === id)?.to;
  if (known?.startsWith('/') && pageAt(pages, lang, known.replace(/[?#].*$/, ''))) return undefined;
  return known !== undefined && has(known) ? undefined : `${localePath(route, lang)} has no place #${id}`;
}

/** Every address of this site that the analyzer carries leads to a page and a place on it, in every language. */
export const checkProductLinks: Check = (tree) =>
  tree.facts.analyzer.links.flatMap(({ url, packages }): Issue[] =>
    LANGS.flatMap((lang) => {
      const reason = fault(url, lang, tree);
      if (reason === undefined) return [];
      const home = lang === DEFAULT_LANG ? 'site/redirects.ts' : `site/redirects.ts or docs/${lang}`;
      const message = `@rsdoctor/${packages[0] ?? ''} links to ${url}: ${reason}`;
      const fix = `add the address to ${home}, or the id to site/oldAnchors.ts`;
      return [issueAt('site/redirects.ts', ...found(1, 'product-link', message, fix))];
    }),
  );
