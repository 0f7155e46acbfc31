import type { PluginName } from './contract/types';
import { DEFAULT_LANG, type Lang } from './languages';
import type { MACHINE_FILE_WORDS } from './words/build';
import type { Text } from './words/types';

/** One feed; it exists once per language. */
export interface Feed {
  readonly id: 'release' | 'blog';
  readonly title: Text;
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

export const FEED_MIME = 'application/rss+xml';

export interface MachineFile {
  readonly path: string;
  readonly words: keyof typeof MACHINE_FILE_WORDS;
}

/** In place of a version: the documented one, whatever it is. */
export const LATEST = 'latest';

/** Plugin classes in the order in which their schemas are listed. */
export const PLUGIN_NAMES: readonly PluginName[] = [
  'rspack',
  'webpack',
  'rspack-multiple',
  'webpack-multiple',
];

/** Address of the facts about a version. */
export const contractPath = (version: string): string => `/contract/${version}.json`;

/** Address of the JSON Schema of a plugin's options. */
export const schemaPath = (version: string, plugin: PluginName): string =>
  `/contract/${version}/${plugin}-options.schema.json`;

/** The files of the documented version under the names that stay; `llms.txt` lists them, and the page for agents does. */
export const MACHINE_FILES: readonly MachineFile[] = [
  { path: contractPath(LATEST), words: 'contract' },
  ...PLUGIN_NAMES.map((plugin) => ({ path: schemaPath(LATEST, plugin), words: plugin })),
];
