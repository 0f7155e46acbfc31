import path from 'node:path';
import { readdirSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { LINK_HOSTS } from '../../site/linkHosts';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { issueAt } from '../../packages/doc-checks/report';
import { pageCheck, type Check, type Found, type Link, type Page } from './readPages';

const HOSTS: ReadonlySet<string> = new Set(LINK_HOSTS);

/** Texts that say nothing to somebody who hears the links of a page one by one. */
const WEAK_TEXT =
  /^(?:(?:click )?here|this(?: page)?|link|(?:read )?more|(?:点击)?(?:这里|此处)|链接|更多|)$/i;

/** What is wrong with the way an address is written. */
function formFault(href: string, { kind }: Page): readonly [message: string, fix: string] | undefined {
  if (href.startsWith('#')) {
    const fix = 'write the address of the page before the #';
    return kind === 'fragment'
      ? [`\`${href}\` in a fragment means another place on every page`, fix]
      : undefined;
  }
  if (!href.startsWith('/'))
    return [`\`${href}\` is relative`, 'write it absolute and without language: /guide/start/cli'];
  const [pathname = ''] = href.split(/[?#]/);
  if (LANGS.some((lang) => pathname === `/${lang}` || pathname.startsWith(`/${lang}/`)))
    return [`\`${href}\` names a language`, 'leave the language out; the host adds it'];
  if (/\.(?:html?|mdx?)$/.test(pathname))
    return [`\`${href}\` names a file`, 'write the address without extension'];
  return undefined;
}

function linkFaults({ href, text, line }: Link, page: Page): Found[] {
  const found: Found[] = [];
  const isOutside = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);
  const form = isOutside ? undefined : formFault(href, page);
  const host = URL.parse(href)?.host;
  if (isOutside && !(href.startsWith('https://') && URL.canParse(href))) {
    const fix = 'link with https, or put the address into backticks';
    found.push([line, 'links/https', `\`${href}\` is no https address`, fix]);
  }
  if (form) found.push([line, 'links/form', ...form]);
  if (host && !HOSTS.has(host)) {
    const fix = "link to the maker's own page, or add the site to site/linkHosts.ts";
    found.push([line, 'links/host', `no page has linked to ${host} so far`, fix]);
  }
  if (WEAK_TEXT.test(text)) {
    const message = text
      ? `the link text \`${text}\` does not say where it leads`
      : `the link to ${href} has no text`;
    found.push([line, 'links/text', message, 'name the page or the task']);
  }
  return found;
}

/** The part of a heading before its colon: `E1001` of `E1001: duplicate packages`. */
const short = (text: string): string => text.split(/[:：]/)[0] ?? text;

/** One page has one name: a link with the name of a page leads to it, or to a heading of that name. */
function nameFaults({ href, text, line }: Link, page: Page, pages: readonly Page[]): Found[] {
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
  return [[line, 'links/name', message, fix]];
}

/**
 * Links are written one way, lead only to sites that somebody has chosen (a pasted link of a copy or a farm of texts is
 * found), and say where they lead. Whether there is such a page and heading, the host checks in each build.
 */
export const checkLinks = pageCheck((page, { pages }) =>
  page.links.flatMap((link) => [...linkFaults(link, page), ...nameFaults(link, page, pages)]),
);

/** Pages import fragments of their own language and nothing else, and use what they import; every component is known. */
export const checkImports = pageCheck((page, { pages, facts: { components } }) => {
  const { file, lang, kind, imports, parts } = page;
  const fragments = pages.flatMap((one) => (one.kind === 'fragment' && one.lang === lang ? [one.file] : []));
  const known = [...components, ...imports.map(({ name }) => name)];
  const strangers = parts.filter(
    (part) => part.kind === 'component' && /^[A-Z]/.test(part.name) && !known.includes(part.name),
  );
  return [
    ...imports.flatMap(({ name, source, line }): Found[] => {
      const target = path.posix.join(path.posix.dirname(file), source);
      const fault = (message: string, fix: string): Found[] => [[line, 'imports/fragment', message, fix]];
      // So that no fragment can hold itself, and every page ends.
      if (kind === 'fragment') return fault('a fragment imports nothing', 'import both in the page');
      if (!source.startsWith('.') || !target.includes(`/${lang}/shared/`)) {
        const fix = `import from the shared folder of ${lang} only`;
        return fault(`\`${source}\` is no fragment of this language`, fix);
      }
      if (!fragments.includes(target)) {
        const fix = didYouMean(target, fragments, 'correct the path, with extension');
        return fault(`there is no fragment ${target}`, fix);
      }
      if (parts.some((part) => part.name === name)) return [];
      return fault(`<${name}> is not used`, 'use it or remove the import');
    }),
    ...strangers.map(({ name, line }): Found => {
      const fix = `import a fragment under this name, or use one of: ${components.join(', ')}`;
      const mend = didYouMean(name, components, fix, (each) => `<${each}>`);
      return [line, 'imports/component', `the component <${name}> is unknown`, mend];
    }),
  ];
});

/** Pages are made of files below `docs`: the host follows links, and what they lead to would be published unseen. */
export const checkIncludes: Check = ({ docsRoot }) =>
  readdirSync(docsRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(path.dirname(docsRoot), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => {
      const file = name.replaceAll(path.sep, '/');
      const message = 'this is a link, or another thing that is no file';
      return issueAt(file, 1, 'includes/link', message, 'put the file itself there');
    });
