import { usePage, useSite } from '@rspress/core/runtime';
import { switchPath, type Place } from './switchPath';

/** One entry of a switch. */
export interface SwitchEntry {
  readonly text: string;
  /** Route of the page there; query and hash are added by the link. */
  readonly path: string;
  readonly current: boolean;
  /** Language of the entry, when it leads to another one. */
  readonly lang?: string;
}

/**
 * The languages and versions of the site as links to the same page there; to home from the 404 page, which has no translation.
 * @returns one list each; empty when there is nothing to choose
 */
export function useSwitches(): { readonly languages: SwitchEntry[]; readonly versions: SwitchEntry[] } {
  const { page } = usePage();
  const { site } = useSite();
  const place: Place = {
    routePath: page.pageType === '404' ? '/' : page.routePath,
    lang: page.lang,
    defaultLang: site.lang,
    version: page.version ?? '',
    defaultVersion: site.multiVersion.default,
  };
  const languages = site.locales.map(({ lang, label }) => ({
    text: label,
    path: switchPath(place, { lang }),
    current: lang === page.lang,
    lang,
  }));
  const versions = site.multiVersion.versions.map((version) => ({
    text: version,
    path: switchPath(place, { version }),
    current: version === place.version,
  }));
  const ifMany = (entries: SwitchEntry[]) => (entries.length > 1 ? entries : []);
  return { languages: ifMany(languages), versions: ifMany(versions) };
}
