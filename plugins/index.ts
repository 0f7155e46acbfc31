import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSpeed } from '../packages/lean';
import type { Settings } from '../site/settings';
import { pluginAuthorComponents } from './author-components';
import { pluginContentGates } from './content-gates';
import { pluginFeeds } from './feeds';
import { pluginForeignPassages } from './foreign-passages';
import { pluginGlossary } from './glossary';
import { pluginHeadScripts } from './head-scripts';
import { pluginHostSheets } from './host-sheets';
import { pluginHosting } from './hosting';
import { pluginLastUpdated } from './last-updated';
import { pluginMissingPage } from './missing-page';
import { dropNotFound } from './not-found/dropNotFound';
import { pluginNotices } from './notices';
import { pluginOpenSearch } from './open-search';
import { pluginOutputFolder } from './output-folder';
import { pluginPictures } from './pictures';
import { pluginProviderSearch } from './provider-search';
import { pluginReports } from './reports';
import { pluginRuntimeFile } from './runtime-file';
import { pluginSamples } from './samples';
import { cleanTwin } from './samples/cleanTwin';
import { pluginSearchIndex } from './search-index';
import { pluginSearchRecords } from './search-records';
import { pluginSidebarOrder } from './sidebar-order';
import { pluginSitemap } from './sitemap';
import { pluginSocialPictures } from './social-pictures';
import { speedLayer } from './speed-layer';
import { pluginSteps } from './steps';
import { pluginTrustedTypes } from './trusted-types';
import { pluginTwins } from './twins';
import { pluginWords } from './words';
import { pluginZoom } from './zoom';

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
    pluginPictures(docsRoot),
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
