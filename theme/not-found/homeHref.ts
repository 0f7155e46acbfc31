/** Language and version of a page, and those without a prefix. */
export interface HomePlace {
  readonly lang: string;
  readonly defaultLang: string;
  /** Empty on a site without versions. */
  readonly version: string;
  readonly defaultVersion: string;
}

/**
 * Home of the current language and version.
 * @returns route with trailing slash: `/`, `/zh/`, `/v1/zh/`
 */
export function homeHref({ lang, defaultLang, version, defaultVersion }: HomePlace): string {
  const parts = [
    ...(version && version !== defaultVersion ? [version] : []),
    ...(lang && lang !== defaultLang ? [lang] : []),
  ];
  return parts.map((part) => `/${part}`).join('') + '/';
}
