import type { FeedChannel } from '@rspress/plugin-rss';
import { FEEDS, type FeedFact } from '../../site/feeds';
import { COPYRIGHT, SITE_DESCRIPTION } from '../../site/identity';
import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';

/** What the plugin must know about a dated page. */
export interface DatedPage {
  readonly routePath: string;
  readonly published: Date;
}

/** Basename of a feed file without extension, e.g. `release` or `release.zh`. */
export function feedId(feed: FeedFact, lang: Lang): string {
  return lang === DEFAULT_LANG ? feed.id : `${feed.id}.${lang}`;
}

function channel(feed: FeedFact, lang: Lang, siteUrl: string, dated: readonly DatedPage[]): FeedChannel {
  const folder = localePath(feed.folder, lang);
  const newest = dated
    .filter((page) => page.routePath.startsWith(folder))
    .reduce((latest, page) => Math.max(latest, page.published.getTime()), 0);
  return {
    id: feedId(feed, lang),
    title: feed.title[lang],
    description: SITE_DESCRIPTION[lang],
    language: lang,
    copyright: COPYRIGHT,
    link: siteUrl,
    updated: new Date(newest),
    generator: 'Rspress',
    test: (page) => page.routePath.startsWith(folder),
    item: (item, page) => ({
      ...item,
      id: item.link,
      description: String(page.frontmatter.description ?? ''),
      content: undefined,
    }),
    output: { type: 'rss' },
  };
}

/**
 * The feeds of the site: release notes and blog, once per language (S2-43, S2-44, S7-16).
 * @param siteUrl address of the site's root, with trailing slash
 * @param dated pages with a publication date; the newest one dates its feed, so that equal content gives equal files
 * @returns channels for the host's RSS plugin
 */
export function channels(siteUrl: string, dated: readonly DatedPage[]): FeedChannel[] {
  return FEEDS.flatMap((feed) => LANGS.map((lang) => channel(feed, lang, siteUrl, dated)));
}
