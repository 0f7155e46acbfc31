import type { RspressPlugin } from '@rspress/core';
import { lean } from '../../packages/lean';
import type { SiteContext } from '../siteContext';
import { siteOptions } from './siteOptions';

/**
 * The speed layer of this site (`packages/lean`).
 * @param context the project, and which techniques are used
 * @throws Error when a technique does not fit the installed Rspress
 */
export const speedLayer = ({ root, speed }: Pick<SiteContext, 'root' | 'speed'>): RspressPlugin[] =>
  lean({ root, speed, site: siteOptions(root) });
