import type { Settings } from '../../site/settings';

/**
 * The whole address of a page or file of the site.
 * @param settings origin and base path of the deployment
 * @param path path that begins with a slash, such as `/guide/start/intro`
 */
export const absoluteAddress = ({ origin, base }: Pick<Settings, 'origin' | 'base'>, path: string): string =>
  `${origin}${base.replace(/\/$/, '')}${path}`;
