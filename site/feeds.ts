import { DEFAULT_LANG, type Lang } from './languages';
import type { Text } from './words/types';

/** One feed; it exists once per language. */
export interface Feed {
  readonly id: 'release' | 'blog';
  readonly title: Text;
  /** Folder below the language root whose pages the feed carries. */
  readonly folder: string;
}

/** Feeds of the site: release notes alone, and the whole blog. */
export const FEEDS: readonly Feed[] = [
  {
    id: 'release',
    title: { en: 'Rsdoctor release notes', zh: 'Rsdoctor 版本发布' },
    folder: '/blog/release/',
  },
  { id: 'blog', title: { en: 'Rsdoctor blog', zh: 'Rsdoctor 博客' }, folder: '/blog/' },
];

/** Name of a feed's file without extension, e.g. `release` or `release.zh`. */
export const feedId = (feed: Feed, lang: Lang): string =>
  lang === DEFAULT_LANG ? feed.id : `${feed.id}.${lang}`;

/** Address of a feed without base path, e.g. `/rss/release.zh.rss`. */
export const feedPath = (feed: Feed, lang: Lang): string => `/rss/${feedId(feed, lang)}.rss`;

/** Media type of every feed. */
export const FEED_MIME = 'application/rss+xml';
