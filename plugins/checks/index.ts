import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginContentGates } from './content-gates';

/**
 * Stops a build whose pages have problems, before the host compiles any of them. First of all groups, so that nothing is
 * written for such a build; the pages as parsed are kept for the search index.
 * @param context the project
 */
export const checks = ({ docsRoot }: SiteContext): RspressPlugin[] => [pluginContentGates(docsRoot)];
