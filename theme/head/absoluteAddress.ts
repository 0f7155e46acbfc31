import { siteSettings } from '../../lib/siteSettings';

const { origin, base } = siteSettings;

/** The whole address of a page or file of the site, below its base path, for a path such as `/guide/start/intro`. */
export const absoluteAddress = (path: string): string => `${origin}${base.replace(/\/$/, '')}${path}`;
