import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Settings } from '../site/settings';
import { pluginAuthorComponents } from './author-components';
import { pluginCalmStart } from './calm-start';
import { pluginClassNames } from './class-names';
import { pluginCompileOnce } from './compile-once';
import { pluginContentGates } from './content-gates';
import { pluginFeeds } from './feeds';
import { pluginFlatTokens } from './flat-tokens';
import { pluginForeignPassages } from './foreign-passages';
import { pluginGlossary } from './glossary';
import { pluginHeadScripts } from './head-scripts';
import { pluginHostSheets } from './host-sheets';
import { pluginHosting } from './hosting';
import { pluginKeptText } from './kept-text';
import { pluginLastUpdated } from './last-updated';
import { pluginMarkedCode } from './marked-code';
import { pluginMissingPage } from './missing-page';
import { dropNotFound } from './not-found/dropNotFound';
import { pluginNotices } from './notices';
import { pluginOpenSearch } from './open-search';
import { pluginOutputFolder } from './output-folder';
import { pluginPageData } from './page-data';
import { pluginPageList } from './page-list';
import { pluginPageParts } from './page-parts';
import { pluginPageShots } from './page-shots';
import { pluginProviderSearch } from './provider-search';
import { pluginReadyFacts } from './ready-facts';
import { pluginReports } from './reports';
import { pluginSamples } from './samples';
import { cleanTwin } from './samples/cleanTwin';
import { pluginSearchIndex } from './search-index';
import { pluginSearchRecords } from './search-records';
import { pluginSectionSidebars } from './section-sidebars';
import { pluginSidebarOrder } from './sidebar-order';
import { pluginSitemap } from './sitemap';
import { pluginSmallParts } from './small-parts';
import { pluginSocialPictures } from './social-pictures';
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
 */
export function plugins({
  root,
  settings,
  docsRoot = path.join(root, 'docs'),
}: {
  root: string;
  settings: Settings;
  docsRoot?: string;
}): RspressPlugin[] {
  const siteUrl = `${settings.origin}${settings.base}`;
  return [
    pluginOutputFolder(root),
    pluginContentGates(docsRoot),
    pluginHeadScripts(settings.base),
    pluginTrustedTypes(),
    pluginMissingPage(root),
    pluginCalmStart(),
    pluginWords(),
    pluginAuthorComponents(root),
    pluginGlossary(docsRoot),
    pluginForeignPassages(),
    pluginSteps(),
    pluginTwins({ twin: cleanTwin, list: dropNotFound }),
    pluginSidebarOrder(),
    pluginSectionSidebars(root),
    pluginMarkedCode(root),
    pluginSamples(root, docsRoot),
    pluginSearchIndex(docsRoot),
    pluginPageData(),
    pluginPageParts(root),
    pluginPageShots(root),
    pluginReadyFacts(),
    pluginPageList(root),
    pluginKeptText(root),
    pluginCompileOnce(),
    pluginSmallParts(root),
    pluginClassNames(),
    pluginHostSheets(root),
    pluginFlatTokens(),
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
