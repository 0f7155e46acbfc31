import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginContract } from './contract';
import { pluginExamples } from './examples';
import { pluginFeeds } from './feeds';
import { pluginNotices } from './notices';
import { pluginOpenSearch } from './openSearch';
import { pluginReports } from './reports';
import { pluginSearchIndex } from './search-index';
import { pluginSearchRecords } from './searchRecords';
import { pluginSidebarOrder } from './sidebarOrder';
import { pluginSitemap } from './sitemap';
import { pluginSocialPictures } from './socialPictures';

/**
 * Files beside the pages. Two plugins are the reason why the group comes before the speed layer: it remembers the
 * configuration that it is given, so the sidebars are put into order before, or pages show others than the HTML has; and
 * the search index takes its own data out of a page again. The rest writes after the build, each its own files, in any order.
 */
export const output = ({ root, docsRoot, settings, siteUrl, lastModified }: SiteContext): RspressPlugin[] => [
  pluginSidebarOrder(),
  pluginSearchIndex(docsRoot),
  pluginFeeds(root, siteUrl),
  pluginSitemap(root, siteUrl, lastModified),
  pluginSocialPictures(root, docsRoot),
  pluginOpenSearch(root, siteUrl),
  pluginContract(root, siteUrl),
  pluginReports(root),
  pluginExamples(root),
  pluginNotices(root),
  ...(settings.searchRecords === 'true' ? [pluginSearchRecords(root, siteUrl)] : []),
];
