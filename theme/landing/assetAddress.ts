import { normalizeImagePath } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';

/**
 * Address of a picture of the home page: below the site's base path, or at the origin that serves the pictures instead of
 * this site; one with an address of its own stays where it is.
 */
export function assetAddress(path: string): string {
  const origin = siteSettings.assetsOrigin;
  return normalizeImagePath(origin && /^\/(?!\/)/.test(path) ? `${origin}${path}` : path);
}
