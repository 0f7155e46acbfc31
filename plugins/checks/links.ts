import path from 'node:path';
import { readdirSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { LINK_HOSTS } from '../../site/linkHosts';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check, Link, Page, Issue } from './readPages';

type Verdict = readonly [rule: string, message: string, fix: string] | false | undefined;

const HOSTS: ReadonlySet<string> = new Set(LINK_HOSTS);

/** Texts that say nothing to somebody who hears the links of a page one by one. */
const WEAK_TEXT =
  /^(?:(?:click )?here|this(?: page)?|link|(?:read )?more|(?:点击)?(?:这里|此处)|链接|更多|)$/i;

/** What is wrong with the way an address is written. */
function badForm(href: string, page: Page): Verdict {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    if (href.startsWith('https://') && URL.canParse(href)) return undefined;
    const fix = 'link with https, or put the address into backticks';
    return ['links/https', `\`${href}\` is no https address`, fix];
  }
  if (href.startsWith('#')) {
    const fix = 'write the address of the page before the #';
    const message = `\`${href}\` in a fragment means another place on every page`;
    return page.kind === 'fragment' && ['links/form', message, fix];
  }
  if (!href.startsWith('/')) {
    const fix = 'write it absolute and without language: /guide/start/cli';
    return ['links/form', `\`${href}\` is relative`, fix];
  }
  const [pathname = ''] = href.split(/[?#]/);
  if (LANGS.some((lang) => pathname === `/${lang}` || pathname.startsWith(`/${lang}/`)))
    return ['links/form', `\`${href}\` names a language`, 'leave the language out; the host adds it'];
  const isFile = /\.(?:html?|mdx?)$/.test(pathname);
  return isFile && ['links/form', `\`${href}\` names a file`, 'write the address without extension'];
}

function badHost(href: string): Verdict {
  const host = URL.parse(href)?.host;
  if (!host || HOSTS.has(host)) return undefined;
  const fix = "link to the maker's own page, or add the site to site/linkHosts.ts";
  return ['links/host', `no page has linked to ${host} so far`, fix];
}

function badText({ text, href }: Link): Verdict {
  const message = text
    ? `the link text \`${text}\` does not say where it leads`
    : `the link to ${href} has no text`;
  return WEAK_TEXT.test(text) && ['links/text', message, 'name the page or the task'];
}

/**
 * Links are written one way, lead only to sites that somebody has chosen (a pasted link of a copy or a farm of texts is
 * found), and say where they lead. Whether there is such a page and heading, the host checks in each build.
 */
export const checkLinks: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.links.flatMap((link) =>
      [badForm(link.href, page), badHost(link.href), badText(link)].flatMap((verdict) =>
        verdict ? [issueAt(page.file, link.line, ...verdict)] : [],
      ),
    ),
  );

/** The part of a heading before its colon: `E1001` of `E1001: duplicate packages`. */
const short = (text: string): string => text.split(/[:：]/)[0] ?? text;

function nameIssue(page: Page, pages: readonly Page[], { href, text, line }: Link): Issue[] {
  const [route = '', id] = href.split('#');
  const own = pages.filter((other) => other.lang === page.lang);
  const target = route.startsWith('/') && own.find((other) => other.route === route);
  if (!target) return [];
  const headings = target.headings.filter((heading) => heading.depth === 1 || heading.id === id);
  const names = headings.flatMap((heading) => [heading.text, short(heading.text)]);
  const stranger = own.find((other) => other !== target && other.headings[0]?.text === text);
  if (names.includes(text) || !stranger) return [];
  const message = `\`${text}\` is the title of ${stranger.route}, and the link leads to ${href}`;
  const fix = `write ${[...new Set(names)].map((name) => `\`${name}\``).join(' or ')}`;
  return [issueAt(page.file, line, 'links/name', message, fix)];
}

/** One page has one name: a link with the name of a page leads to it, or to a heading of that name. */
export const checkPageNames: Check = ({ pages }) =>
  pages.flatMap((page) => page.links.flatMap((link) => nameIssue(page, pages, link)));

const targetOf = (page: Page, source: string): string =>
  path.posix.join(path.posix.dirname(page.file), source);

function importIssues(page: Page, fragments: readonly string[]): Issue[] {
  const { file, lang, imports, parts } = page;
  return imports.flatMap(({ name, source, line }) => {
    const target = targetOf(page, source);
    const issue = (message: string, fix: string) => [issueAt(file, line, 'imports/fragment', message, fix)];
    if (!source.startsWith('.') || !target.includes(`/${lang}/shared/`))
      return issue(
        `\`${source}\` is no fragment of this language`,
        `import from the shared folder of ${lang} only`,
      );
    if (!fragments.includes(target)) {
      const fix = didYouMean(target, fragments, 'correct the path, with extension');
      return issue(`there is no fragment ${target}`, fix);
    }
    if (parts.some((part) => part.name === name)) return [];
    return issue(`<${name}> is not used`, 'use it or remove the import');
  });
}

/** Pages import fragments of their own language and nothing else, and use what they import; every component is known. */
export const checkImports: Check = ({ pages, facts: { components } }) => {
  const fragments = pages.filter(({ kind }) => kind === 'fragment');
  return pages.flatMap((page) => {
    const own = fragments.filter(({ lang }) => lang === page.lang).map(({ file }) => file);
    const known = [...components, ...page.imports.map(({ name }) => name)];
    const strangers = page.parts.filter(
      ({ kind, name }) => kind === 'component' && /^[A-Z]/.test(name) && !known.includes(name),
    );
    return [
      ...importIssues(page, own),
      ...strangers.map(({ name, line }) => {
        const fix = `import a fragment under this name, or use one of: ${components.join(', ')}`;
        const mend = didYouMean(name, components, fix, (each) => `<${each}>`);
        return issueAt(page.file, line, 'imports/component', `the component <${name}> is unknown`, mend);
      }),
    ];
  });
};

type ByFile = ReadonlyMap<string, Page>;

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
  return [issueAt(page.file, line, 'includes/cycle', message, fix)];
}

/** The host follows links, and gates do not: what they lead to would be published unseen. */
const linkIssues = (docsRoot: string): Issue[] =>
  readdirSync(docsRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(path.dirname(docsRoot), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => {
      const message = 'this is a link, or another thing that is no file';
      return issueAt(
        file.replaceAll(path.sep, '/'),
        1,
        'includes/link',
        message,
        'put the file itself there',
      );
    });

/**
 * Pages are made of files below `docs`, and end: no symbolic link, no fragment that holds itself. Files of samples are
 * judged by `checkSamples`.
 */
export const checkIncludes: Check = ({ pages, docsRoot }) => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return [...linkIssues(docsRoot), ...pages.flatMap((page) => cycleIssues(page, byFile))];
};
