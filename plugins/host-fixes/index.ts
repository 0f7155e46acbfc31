import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginCrawlerVerification, pluginProviderSearch } from './providerSearch';
import { pluginFailedBuild } from './failedBuild';
import { pluginHostSheets } from './hostSheets';
import { pluginLastUpdated } from './lastUpdated';
import { pluginMissingPage } from './missingPage';
import { pluginNewFiles } from './newFiles';
import { pluginRuntimeFile, pluginTrustedTypes } from './runtimeFile';
import { pluginZoom } from './zoom';

/**
 * What Rspress and DocSearch do not do as this site needs it; each file says what would end it. The group comes last
 * because of its last plugin: it takes a plugin of Rspress out, and Rspress then passes over the next one.
 */
export const hostFixes = ({ root, docsRoot, settings, lastModified }: SiteContext): RspressPlugin[] => [
  pluginFailedBuild(),
  pluginTrustedTypes(),
  pluginMissingPage(root),
  pluginRuntimeFile(),
  pluginNewFiles(root, docsRoot),
  pluginHostSheets(root),
  pluginZoom(root),
  pluginProviderSearch(root, settings.search),
  ...pluginCrawlerVerification(settings),
  pluginLastUpdated(lastModified),
];
