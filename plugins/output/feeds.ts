import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginRss, type FeedChannel } from '@rspress/plugin-rss';
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';
import type { RspressPlugin } from '@rspress/core';
import { FEEDS, feedId, feedPath, type Feed } from '../../site/outputFiles';
import { COPYRIGHT, SITE_DESCRIPTION } from '../../site/identity';
import { LANGS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { readPosts } from '../authoring/posts';
import { outputFolder } from '../shared/files';

interface FeedSource {
  readonly siteUrl: string;
  /** Pages with a publication date; the newest one dates its feed, so that equal content gives equal files. */
  readonly dated: readonly { readonly routePath: string; readonly published: Date }[];
  readonly content: (routePath: string) => string;
}

function channel(feed: Feed, lang: Lang, { siteUrl, dated, content }: FeedSource): FeedChannel[] {
  const folder = localePath(feed.folder, lang);
  const posts = dated.filter((page) => page.routePath.startsWith(folder));
  if (posts.length === 0) return [];
  const newest = Math.max(...posts.map(({ published }) => published.getTime()));
  return [
    {
      id: feedId(feed, lang),
      title: feed.title[lang],
      description: SITE_DESCRIPTION[lang],
      language: lang,
      copyright: COPYRIGHT,
      link: `${siteUrl}${localePath('/', lang).slice(1)}`,
      feedLinks: { rss: `${siteUrl}${feedPath(feed, lang).slice(1)}` },
      updated: new Date(newest),
      generator: 'Rspress',
      test: ({ routePath }) => posts.some((post) => post.routePath === routePath),
      item: (item, page) => ({
        ...item,
        id: item.link,
        description: String(page.frontmatter.description ?? ''),
        content: content(page.routePath),
      }),
      output: { type: 'rss' },
    },
  ];
}

/** Release notes and blog, once per language that has posts. */
export const channels = (source: FeedSource): FeedChannel[] =>
  FEEDS.flatMap((feed) => LANGS.flatMap((lang) => channel(feed, lang, source)));

/** The main heading is the title of the post. */
const DROPPED = new Set(
  'button dialog form h1 iframe input label script select style svg template textarea'.split(' '),
);

const KEPT = new Set(
  'a aside blockquote br code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr img kbd li ol p pre section strong sub sup table tbody td th thead time tr ul'.split(
    ' ',
  ),
);

/** What means something outside of the page. */
const ATTRIBUTES = 'href src alt width height start colspan rowspan scope datetime lang'.split(' ');

const MARKED = new Set(['ins', 'del', 'mark']);

const VOID = new Set(['br', 'hr', 'img']);
const ADDRESSES = new Set(['href', 'src']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Links of headings to themselves, the dark variant of a picture, and what only eyes or only scripts are meant for. */
const isForThePage = (element: HTMLElement): boolean =>
  DROPPED.has(element.rawTagName) ||
  element.getAttribute('aria-hidden') === 'true' ||
  ['status', 'tablist', 'tooltip'].includes(element.getAttribute('role') ?? '') ||
  ['rp-codeblock__title', 'siteWithScripts', 'siteWithoutScripts'].some((name) =>
    element.classList.contains(name),
  ) ||
  (element.rawTagName === 'a' && /^h\d$/.test(element.parentNode?.rawTagName ?? '') && isOwnLink(element)) ||
  (element.rawTagName === 'picture' &&
    element.previousElementSibling?.rawTagName === 'picture' &&
    /-dark\.\w+$/.test(element.querySelector('img')?.getAttribute('src') ?? ''));

const isOwnLink = (link: HTMLElement): boolean =>
  link.getAttribute('href') === `#${link.parentNode?.getAttribute('id')}`;

const strong = (text: string | undefined): string => (text ? `<p><strong>${text}</strong></p>` : '');

/** The text of a post as HTML that stands on its own, with whole addresses. Throws when the page has no text. */
export function postContent(html: string, pageUrl: string): string {
  // The parser's own list leaves samples unread.
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const body = page.querySelector('main .rspress-doc');
  if (!body) throw new Error(`${pageUrl} has no text for the feeds.`);

  const attributes = (element: HTMLElement): string =>
    ATTRIBUTES.map((name) => {
      const value = element.getAttribute(name);
      if (value === undefined) return '';
      // What no browser can follow either is left as it is written.
      const isAddress = ADDRESSES.has(name) && URL.canParse(value, pageUrl);
      const text = isAddress ? new URL(value, pageUrl).href : value;
      return ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    }).join('');
  const children = (element: HTMLElement, isSample = false): string =>
    element.childNodes.map((node) => render(node, isSample)).join('');
  const render = (node: Node, isSample: boolean): string => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.rawText;
    if (!isElement(node) || isForThePage(node)) return '';
    const name = node.rawTagName;
    if (name === 'pre')
      return `${strong(node.getAttribute('data-title'))}<pre><code>${children(node, true)}</code></pre>`;
    // In a sample everything is text, and says what is added or removed; its colours stay on the page.
    if (isSample) {
      const inside = children(node, true);
      return MARKED.has(name) ? `<${name}>${inside}</${name}>` : inside;
    }
    if (node.getAttribute('role') === 'tabpanel') {
      const tab = page.querySelector(`[id="${node.getAttribute('aria-labelledby')}"]`);
      return strong(tab?.innerText) + children(node);
    }
    if (!KEPT.has(name)) return children(node);
    const tag = `${name}${attributes(node)}`;
    return VOID.has(name) ? `<${tag}>` : `<${tag}>${children(node)}</${name}>`;
  };
  return children(body).trim();
}

/**
 * Writes the feeds and gives each dated page its `feeds`. Rspress's plugin loses its own head links: they share one key per
 * language and would delete the page's hreflang links; `theme/head` prints ours.
 */
export function pluginFeeds(root: string, siteUrl: string): RspressPlugin {
  let out = '';
  // The host's plugin would hand on the HTML of the page with its buttons.
  const content = (routePath: string): string =>
    postContent(readFileSync(path.join(out, `${routePath}.html`), 'utf8'), `${siteUrl}${routePath.slice(1)}`);
  const dated = LANGS.flatMap((lang) =>
    readPosts(path.join(root, 'docs'), lang).map(({ route, published }) => ({
      routePath: localePath(route, lang),
      published: new Date(published),
    })),
  );
  const plugin = pluginRss({ siteUrl, feed: channels({ siteUrl, dated, content }) });
  return {
    ...plugin,
    globalUIComponents: [],
    async afterBuild(config, isProd) {
      out = outputFolder(root, config);
      await plugin.afterBuild?.(config, isProd);
    },
  };
}
