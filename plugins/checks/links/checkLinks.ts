import { LANGS } from '../../../site/languages';
import { LINK_HOSTS } from '../../../site/linkHosts';
import type { Check, Link, Page } from '../types';

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
