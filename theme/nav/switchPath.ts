/** Where a page stands in a site of several languages and versions. */
export interface Place {
  /** The page's route, e.g. `/v1/zh/guide/start`. */
  readonly routePath: string;
  readonly lang: string;
  readonly defaultLang: string;
  /** Empty on a site without versions. */
  readonly version: string;
  readonly defaultVersion: string;
}

/**
 * Route of the same page in another language or version.
 * @param place the page
 * @param to what changes; the rest stays
 * @returns the route, e.g. `/v1/guide/start`; home keeps its slash: `/`, `/zh/`
 */
export function switchPath(place: Place, to: { readonly lang?: string; readonly version?: string }): string {
  const { lang, defaultLang, version, defaultVersion } = place;
  const parts = place.routePath.split('/').filter(Boolean);
  const slash = place.routePath.endsWith('/') ? '/' : '';
  if (version && version !== defaultVersion && parts[0] === version) parts.shift();
  if (lang !== defaultLang && parts[0] === lang) parts.shift();
  const newVersion = to.version ?? version;
  const newLang = to.lang ?? lang;
  if (newLang !== defaultLang) parts.unshift(newLang);
  if (newVersion !== defaultVersion) parts.unshift(newVersion);
  return parts.length === 0 ? '/' : `/${parts.filter(Boolean).join('/')}${slash}`;
}
