import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Settings } from '../site/settings';
import { pluginAuthorComponents } from './author-components';
import { pluginContentGates } from './content-gates';
import { pluginFeeds } from './feeds';
import { pluginGlossary } from './glossary';
import { pluginHeadScripts } from './head-scripts';
import { pluginHosting } from './hosting';
import { pluginLastUpdated } from './last-updated';
import { pluginNotFound } from './not-found';
import { pluginSitemap } from './sitemap';
import { pluginSteps } from './steps';
import { pluginWords } from './words';

/**
 * The plugins of the site, in the order in which they run.
 * @param options.root folder of the project
 * @param options.settings settings of this deployment
 */
export function plugins({ root, settings }: { root: string; settings: Settings }): RspressPlugin[] {
  const docsRoot = path.join(root, 'docs');
  const siteUrl = `${settings.origin}${settings.base}`;
  return [
    pluginContentGates(docsRoot),
    pluginHeadScripts(settings.base),
    pluginWords(),
    pluginAuthorComponents(root),
    pluginGlossary(docsRoot),
    pluginSteps(),
    pluginNotFound(root),
    pluginFeeds({ siteUrl, docsRoot }),
    pluginSitemap({ root, siteUrl }),
    pluginHosting(root, settings),
    pluginLastUpdated(root),
  ];
}
