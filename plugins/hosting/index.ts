import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginHeadScripts } from './head-scripts';
import { pluginOutputFolder } from './outputFolder';
import { pluginHosting } from './server-files';

/**
 * What hosts and browsers are told: the folder of the output, inline scripts of every page, headers, redirects and policy.
 * The scripts of the head come before the files that name their hashes.
 */
export const hosting = ({ root, settings }: SiteContext): RspressPlugin[] => [
  pluginOutputFolder(root),
  pluginHeadScripts(settings.base),
  pluginHosting(root, settings),
];
