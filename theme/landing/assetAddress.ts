import { normalizeImagePath } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';

/**
 * Address of a picture of the home page.
 * @param path address as written; below the site's base path when it begins with a slash
 * @param origin serves the pictures instead of this site; one with an address of its own stays where it is
 */
export function assetAddress(path: string, origin = siteSettings.assetsOrigin): string {
  return normalizeImagePath(origin && /^\/(?!\/)/.test(path) ? `${origin}${path}` : path);
}
