import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSpeed } from '../packages/lean';
import type { Settings } from '../site/settings';
import { pluginAuthorComponents } from './authoring/author-components';
import { pluginContentGates } from './checks/content-gates';
import { pluginFeeds } from './output/feeds';
import { pluginForeignPassages } from './authoring/foreign-passages';
import { pluginGlossary } from './authoring/glossary';
import { pluginHeadScripts } from './hosting/head-scripts';
import { pluginHostSheets } from './host-fixes/host-sheets';
import { pluginHosting } from './hosting';
import { pluginLastUpdated } from './host-fixes/last-updated';
import { pluginMissingPage } from './host-fixes/missing-page';
import { dropNotFound } from './output/not-found/dropNotFound';
import { pluginNotices } from './output/notices';
import { pluginOpenSearch } from './output/open-search';
import { pluginOutputFolder } from './hosting/output-folder';
import { pluginProviderSearch } from './host-fixes/provider-search';
import { pluginReports } from './output/reports';
import { pluginRuntimeFile } from './host-fixes/runtime-file';
import { pluginSamples } from './authoring/samples';
import { cleanTwin } from './authoring/samples/cleanTwin';
import { pluginSearchIndex } from './output/search-index';
import { pluginSearchRecords } from './output/search-records';
import { pluginSidebarOrder } from './host-fixes/sidebar-order';
import { pluginSitemap } from './output/sitemap';
import { pluginSocialPictures } from './output/social-pictures';
import { speedLayer } from './speed-layer';
import { pluginSteps } from './authoring/steps';
import { pluginTrustedTypes } from './host-fixes/trusted-types';
import { pluginTwins } from './authoring/twins';
import { pluginWords } from './authoring/words';
import { pluginZoom } from './host-fixes/zoom';

/**
 * The plugins of the site, in the order in which they run.
 * @param options.root folder of the project
 * @param options.docsRoot folder of the pages; other than `docs` only for the benchmark
 * @param options.settings settings of this deployment
 * @param options.env environment of the build, for `SITE_SPEED` and `SITE_SPEED_MISFIT`: they are not among the settings,
 *   which are compiled into the pages
 */
export function plugins({
  root,
  settings,
  docsRoot = path.join(root, 'docs'),
  env = {},
}: {
  root: string;
  settings: Settings;
  docsRoot?: string;
  env?: Readonly<Record<string, string | undefined>>;
}): RspressPlugin[] {
  const speed = readSpeed(env);
  const siteUrl = `${settings.origin}${settings.base}`;
  return [
    pluginOutputFolder(root),
    pluginContentGates(docsRoot),
    pluginHeadScripts(settings.base),
    pluginTrustedTypes(),
    pluginMissingPage(root, speed.onMisfit),
    pluginWords(),
    pluginAuthorComponents(root),
    pluginGlossary(docsRoot),
    pluginForeignPassages(),
    pluginSteps(),
    pluginTwins({ twin: cleanTwin, list: dropNotFound }),
    pluginSidebarOrder(),
    pluginSamples(root, docsRoot),
    pluginSearchIndex(docsRoot),
    ...speedLayer(root, speed),
    pluginRuntimeFile(),
    pluginHostSheets(root),
    pluginZoom(root),
    pluginFeeds({ siteUrl, root }),
    pluginSitemap({ root, siteUrl }),
    pluginSocialPictures(root),
    pluginOpenSearch(root, siteUrl),
    pluginReports(root),
    pluginNotices(root),
    pluginProviderSearch(root, settings.search),
    pluginSearchRecords({ root, siteUrl, enabled: settings.searchRecords === 'true' }),
    pluginHosting(root, settings),
    pluginLastUpdated(root),
  ];
}
