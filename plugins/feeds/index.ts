import { pluginRss } from '@rspress/plugin-rss';
import type { RspressPlugin } from '@rspress/core';
import { channels } from './channels';
import { datedPages } from './datedPages';

/**
 * Writes the feeds and gives each dated page its `feeds` (S3-9).
 * @param options.siteUrl address of the site's root, with trailing slash
 * @param options.docsRoot the `docs` folder
 * @returns the host's RSS plugin without its own head links: those share one key per language and would delete
 *   the page's hreflang links; `theme/head` prints ours
 */
export function pluginFeeds({ siteUrl, docsRoot }: { siteUrl: string; docsRoot: string }): RspressPlugin {
  const plugin = pluginRss({ siteUrl, feed: channels(siteUrl, datedPages(docsRoot)) });
  return { ...plugin, globalUIComponents: [] };
}
