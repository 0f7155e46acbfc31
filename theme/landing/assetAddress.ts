/**
 * Address of a picture of the landing page.
 * @param path address as written; below the site's base path when it begins with a slash
 * @param assetsOrigin origin that serves the pictures instead of this site, when one is set
 * @returns the address on that origin; pictures with an address of their own and all pictures without a setting stay here
 */
export function assetAddress(path: string, assetsOrigin: string | undefined): string {
  return assetsOrigin && /^\/(?!\/)/.test(path) ? `${assetsOrigin}${path}` : path;
}
