import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginRss } from '@rspress/plugin-rss';
import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../../shared/outputFolder';
import { channels } from './channels';
import { datedPages } from './datedPages';
import { postContent } from './postContent';

/**
 * Writes the feeds and gives each dated page its `feeds`.
 * @param options.siteUrl address of the site's root, with trailing slash
 * @param options.root folder of the project
 * @returns the host's RSS plugin without its own head links: those share one key per language and would delete
 *   the page's hreflang links; `theme/head` prints ours
 */
export function pluginFeeds({ siteUrl, root }: { siteUrl: string; root: string }): RspressPlugin {
  let out = '';
  // The host's plugin would hand on the HTML of the page with its buttons.
  const content = (routePath: string): string =>
    postContent(readFileSync(path.join(out, `${routePath}.html`), 'utf8'), `${siteUrl}${routePath.slice(1)}`);
  const plugin = pluginRss({
    siteUrl,
    feed: channels({ siteUrl, dated: datedPages(path.join(root, 'docs')), content }),
  });
  return {
    ...plugin,
    globalUIComponents: [],
    async afterBuild(config, isProd) {
      out = outputFolder(root, config);
      await plugin.afterBuild?.(config, isProd);
    },
  };
}
