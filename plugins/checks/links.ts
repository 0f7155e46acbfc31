import path from 'node:path';
import { readdirSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { LINK_HOSTS } from '../../site/linkHosts';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import type { Check, Link, Page, Issue } from './readPages';

type Verdict = readonly [rule: string, message: string, fix: string];

const HOSTS: ReadonlySet<string> = new Set(LINK_HOSTS);

/** Texts that say nothing to somebody who hears the links of a page one by one. */
const WEAK_TEXTS: ReadonlySet<string> = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'link',
  'read more',
  'more',
  '这里',
  '点击这里',
  '此处',
  '点击此处',
  '链接',
  '更多',
]);

/** What is wrong with the way an address is written. */
function badForm(href: string, page: Page): Verdict | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    if (href.startsWith('https://') && URL.canParse(href)) return undefined;
    return [
      'links/https',
      `\`${href}\` is no https address`,
      'link with https, or put the address into backticks',
    ];
  }
  if (href.startsWith('#')) {
    if (page.kind === 'page') return undefined;
    const fix = 'write the address of the page before the #';
    return ['links/form', `\`${href}\` in a fragment means another place on every page`, fix];
  }
  if (!href.startsWith('/')) {
    const fix = 'write it absolute and without language: /guide/start/cli';
    return ['links/form', `\`${href}\` is relative`, fix];
  }
  const [path = ''] = href.split(/[?#]/);
  if (LANGS.some((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`))) {
    const fix = 'leave the language out; the host adds it';
    return ['links/form', `\`${href}\` names a language`, fix];
  }
  if (/\.(?:html?|mdx?)$/.test(path)) {
    return ['links/form', `\`${href}\` names a file`, 'write the address without extension'];
  }
  return undefined;
}

function badHost(href: string): Verdict | undefined {
  const host = URL.parse(href)?.host;
  if (!host || HOSTS.has(host)) return undefined;
  const fix = "link to the maker's own page, or add the site to site/linkHosts.ts";
  return ['links/host', `no page has linked to ${host} so far`, fix];
}

function badText({ text, href }: Link): Verdict | undefined {
  if (text !== '' && !WEAK_TEXTS.has(text.toLowerCase())) return undefined;
  const message = text
    ? `the link text \`${text}\` does not say where it leads`
    : `the link to ${href} has no text`;
  return ['links/text', message, 'name the page or the task'];
}

/**
 * Links are written one way, lead only to sites that somebody has chosen (a pasted link of a copy or a farm of texts is
 * found), and say where they lead. Whether there is such a page and heading, the host checks in each build.
 * @returns a problem per link and mistake
 */
export const checkLinks: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.links.flatMap((link) =>
      [badForm(link.href, page), badHost(link.href), badText(link)].flatMap((verdict) => {
        if (!verdict) return [];
        const [rule, message, fix] = verdict;
        return [{ file: page.file, line: link.line, rule, message, fix }];
      }),
    ),
  );

/** The part of a heading before its colon: `E1001` of `E1001: duplicate packages`. */
const short = (text: string): string => text.split(/[:：]/)[0] ?? text;

/** What a link to a place may call it: the page's title, or the heading that it leads to. */
function namesOf(page: Page, id: string | undefined): string[] {
  const headings = page.headings.filter((heading) => heading.depth === 1 || heading.id === id);
  return headings.flatMap(({ text }) => [text, short(text)]);
}

function nameIssue(page: Page, pages: readonly Page[], at: Page['links'][number]): Issue[] {
  const [route = '', id] = at.href.split('#');
  if (!route.startsWith('/')) return [];
  const target = pages.find((other) => other.lang === page.lang && other.route === route);
  if (!target) return [];
  const names = namesOf(target, id);
  if (names.includes(at.text)) return [];
  const stranger = pages.find(
    (other) => other.lang === page.lang && other !== target && other.headings[0]?.text === at.text,
  );
  if (!stranger) return [];
  return [
    {
      file: page.file,
      line: at.line,
      rule: 'links/name',
      message: `\`${at.text}\` is the title of ${stranger.route}, and the link leads to ${at.href}`,
      fix: `write ${[...new Set(names)].map((name) => `\`${name}\``).join(' or ')}`,
    },
  ];
}

/**
 * One page has one name: a link with the name of a page leads to it.
 * @returns a problem per link that has the name of another page
 */
export const checkPageNames: Check = ({ pages }) =>
  pages.flatMap((page) => page.links.flatMap((link) => nameIssue(page, pages, link)));

/**
 * Pages import fragments of their own language and nothing else, and use what they import; every component is known.
 * @returns a problem per import that leads nowhere or is unused, and per unknown component
 */
export const checkImports: Check = ({ pages, facts }) => {
  return pages.flatMap((page) => [
    ...importIssues(page, fragmentsFor(page, pages)),
    ...page.parts
      .filter(({ kind, name }) => kind === 'component' && /^[A-Z]/.test(name))
      .filter(
        ({ name }) => !facts.components.includes(name) && !page.imports.some((entry) => entry.name === name),
      )
      .map(({ name, line }) => ({
        file: page.file,
        line,
        rule: 'imports/component',
        message: `the component <${name}> is unknown`,
        fix: didYouMean(
          name,
          facts.components,
          `import a fragment under this name, or use one of: ${facts.components.join(', ')}`,
          (each) => `<${each}>`,
        ),
      })),
  ]);
};

/** Fragments that a page may show, by the path that it names. */
const fragmentsFor = ({ lang }: Page, pages: readonly Page[]): ReadonlySet<string> =>
  new Set(pages.filter((page) => page.lang === lang && page.kind === 'fragment').map(({ file }) => file));

function importIssues({ file, lang, imports, parts }: Page, fragments: ReadonlySet<string>): Issue[] {
  return imports.flatMap(({ name, source, line }): Issue[] => {
    const target = path.posix.join(path.posix.dirname(file), source);
    const issue = (message: string, fix: string): Issue[] => [
      { file, line, rule: 'imports/fragment', message, fix },
    ];
    if (!source.startsWith('.') || !target.includes(`/${lang}/shared/`)) {
      return issue(
        `\`${source}\` is no fragment of this language`,
        `import from the shared folder of ${lang} only`,
      );
    }
    if (!fragments.has(target))
      return issue(
        `there is no fragment ${target}`,
        didYouMean(target, fragments, 'correct the path, with extension'),
      );
    if (!parts.some((part) => part.name === name))
      return issue(`<${name}> is not used`, 'use it or remove the import');
    return [];
  });
}

type ByFile = ReadonlyMap<string, Page>;

const targetOf = (page: Page, source: string): string =>
  path.posix.join(path.posix.dirname(page.file), source);

/** The way from a page along its imports back to itself; undefined when there is none. */
function cycleFrom(start: Page, byFile: ByFile): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (page: Page, way: readonly string[]): readonly string[] | undefined => {
    for (const { source } of page.imports) {
      const target = targetOf(page, source);
      if (target === start.file) return [...way, target];
      const next = byFile.get(target);
      if (!next || seen.has(target)) continue;
      seen.add(target);
      const found = follow(next, [...way, target]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start.file]);
}

function cycleIssues(page: Page, byFile: ByFile): Issue[] {
  const cycle = cycleFrom(page, byFile);
  if (!cycle) return [];
  const line = page.imports.find(({ source }) => targetOf(page, source) === cycle[1])?.line ?? 1;
  const message = `a fragment holds itself: ${cycle.join(' → ')}`;
  const fix = 'remove one of these imports: a page that never ends cannot be built';
  return [{ file: page.file, line, rule: 'includes/cycle', message, fix }];
}

/** The host follows links, and gates do not: what they lead to would be published unseen. */
const linkIssues = (docsRoot: string): Issue[] =>
  readdirSync(docsRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(path.dirname(docsRoot), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      line: 1,
      rule: 'includes/link',
      message: 'this is a link, or another thing that is no file',
      fix: 'put the file itself there',
    }));

/**
 * Pages are made of files below `docs`, and end: no symbolic link, no fragment that holds itself. Files of samples are
 * judged by `checkSamples`.
 * @returns a problem per link, and per file on a cycle with the way round
 */
export const checkIncludes: Check = ({ pages, docsRoot }) => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return [...linkIssues(docsRoot), ...pages.flatMap((page) => cycleIssues(page, byFile))];
};
