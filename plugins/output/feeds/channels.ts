import type { FeedChannel } from '@rspress/plugin-rss';
import { FEEDS, feedId, feedPath, type FeedFact } from '../../../site/feeds';
import { COPYRIGHT, SITE_DESCRIPTION } from '../../../site/identity';
import { LANGS, type Lang } from '../../../site/languages';
import { localePath } from '../../../site/routes';

/** What the plugin must know about a dated page. */
export interface DatedPage {
  readonly routePath: string;
  readonly published: Date;
}

/** What a feed is made from beside the facts of the site. */
export interface FeedSource {
  /** Address of the site's root, with trailing slash. */
  readonly siteUrl: string;
  /** Pages with a publication date; the newest one dates its feed, so that equal content gives equal files. */
  readonly dated: readonly DatedPage[];
  /** The text of a page as HTML for feeds. */
  readonly content: (routePath: string) => string;
}

const hasPosts = (feed: FeedFact, lang: Lang, { dated }: FeedSource): boolean =>
  dated.some(({ routePath }) => routePath.startsWith(localePath(feed.folder, lang)));

function channel(feed: FeedFact, lang: Lang, { siteUrl, dated, content }: FeedSource): FeedChannel {
  const folder = localePath(feed.folder, lang);
  const file = feedPath(feed, lang);
  const posts = dated.filter((page) => page.routePath.startsWith(folder));
  const newest = posts.reduce((latest, page) => Math.max(latest, page.published.getTime()), 0);
  return {
    id: feedId(feed, lang),
    title: feed.title[lang],
    description: SITE_DESCRIPTION[lang],
    language: lang,
    copyright: COPYRIGHT,
    link: `${siteUrl}${localePath('/', lang).slice(1)}`,
    feedLinks: { rss: `${siteUrl}${file.slice(1)}` },
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
  };
}

/**
 * The feeds of the site: release notes and blog, once per language that has posts.
 * @param source the posts
 * @returns channels for the host's RSS plugin
 */
export function channels(source: FeedSource): FeedChannel[] {
  return FEEDS.flatMap((feed) =>
    LANGS.filter((lang) => hasPosts(feed, lang, source)).map((lang) => channel(feed, lang, source)),
  );
}
