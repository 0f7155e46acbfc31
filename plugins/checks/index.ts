import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { contentOverlay } from './contentOverlay';

/**
 * Shows problems of the pages in the development server. A build doesn't check them again: `npm run check:content`, the commit
 * hook and `npm test` do, and so does a deployment before it builds.
 */
export const checks = ({ docsRoot }: SiteContext): RspressPlugin[] => [contentOverlay(docsRoot)];
