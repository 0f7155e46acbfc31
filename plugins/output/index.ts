import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginFeeds } from './feeds';
import { pluginNotices } from './notices';
import { pluginOpenSearch } from './open-search';
import { pluginReports } from './reports';
import { pluginSearchIndex } from './search-index';
import { pluginSearchRecords } from './search-records';
import { pluginSitemap } from './sitemap';
import { pluginSocialPictures } from './social-pictures';

/**
 * Files beside the pages. The search index comes before the speed layer: it takes its own data out of a page again before
 * a technique reads the page. The rest writes after the build, each its own files, in any order.
 * @param context the project
 */
export const output = ({ root, docsRoot, settings, siteUrl }: SiteContext): RspressPlugin[] => [
  pluginSearchIndex(docsRoot),
  pluginFeeds({ siteUrl, root }),
  pluginSitemap({ root, siteUrl }),
  pluginSocialPictures(root),
  pluginOpenSearch(root, siteUrl),
  pluginReports(root),
  pluginNotices(root),
  pluginSearchRecords({ root, siteUrl, enabled: settings.searchRecords === 'true' }),
];
