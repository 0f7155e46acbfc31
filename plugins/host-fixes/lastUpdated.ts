import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';

/** It writes the date as text in the time zone of the machine that builds. */
const HOST_PLUGIN = '@rspress/plugin-last-updated';

/**
 * Gives each page the moment of its last commit in UTC, so that every build writes the same; it takes the place of
 * the host's plugin, which `themeConfig.lastUpdated` brings in. Must be the last plugin: taking one out makes the host
 * pass over the next.
 */
export function pluginLastUpdated(lastModified: SiteContext['lastModified']): RspressPlugin {
  return {
    name: 'last-updated',
    config(config, { removePlugin }) {
      removePlugin(HOST_PLUGIN);
      return config;
    },
    extendPageData(page) {
      const file = path.posix.join('docs', page._relativePath.replaceAll('\\', '/'));
      Object.assign(page, { lastUpdatedTime: lastModified.get(file) });
    },
  };
}
