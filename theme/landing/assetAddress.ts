import { normalizeImagePath } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';

/** Address of a picture of the home page: below the base path, or at the origin of the pictures. */
export function assetAddress(path: string): string {
  const origin = siteSettings.assetsOrigin;
  return normalizeImagePath(origin && /^\/(?!\/)/.test(path) ? `${origin}${path}` : path);
}
