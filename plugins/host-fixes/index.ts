import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginCrawlerVerification } from './crawler-verification';
import { pluginFailedBuild } from './failed-build';
import { pluginHostSheets } from './host-sheets';
import { pluginLastUpdated } from './last-updated';
import { pluginMissingPage } from './missing-page';
import { pluginNewFiles } from './new-files';
import { pluginProviderSearch } from './provider-search';
import { pluginRuntimeFile } from './runtime-file';
import { pluginTrustedTypes } from './trusted-types';
import { pluginZoom } from './zoom';

/**
 * What Rspress and DocSearch do not do as this site needs it; each folder says what would end it. The group comes last
 * because of its last plugin: it takes a plugin of Rspress out, and Rspress then passes over the next one.
 * @param context the project
 */
export const hostFixes = ({ root, docsRoot, settings }: SiteContext): RspressPlugin[] => [
  pluginFailedBuild(),
  pluginTrustedTypes(),
  pluginMissingPage(root),
  pluginRuntimeFile(),
  pluginNewFiles(root, docsRoot),
  pluginHostSheets(root),
  pluginZoom(root),
  pluginProviderSearch(root, settings.search),
  ...pluginCrawlerVerification(settings),
  pluginLastUpdated(root),
];
