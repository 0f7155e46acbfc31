import type { RspressPlugin } from '@rspress/core';
import { lean, type Speed } from '../../packages/lean';
import { siteOptions } from './siteOptions';

/**
 * The speed layer of this site (`packages/lean`).
 * @param root folder of the project
 * @param speed which techniques are used
 * @throws Error when a technique does not fit the installed Rspress
 */
export const speedLayer = (root: string, speed: Speed): RspressPlugin[] =>
  lean({ root, speed, site: siteOptions(root) });
