import { preloadLink, useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { Popover } from '../../components/ui/Popover';
import { isModified } from '../../lib/browser';
import { useHydrated } from '../../lib/hooks';
import { useVisit } from '../../lib/address';
import menu from './menu.module.css';
import { NavIcon, type NavSign } from './NavIcon';

interface Place {
  readonly routePath: string;
  readonly lang: string;
  readonly defaultLang: string;
  readonly version: string;
  readonly defaultVersion: string;
}

/** Route of the same page in another language or version, e.g. `/v1/guide/start`; home keeps its slash: `/`, `/zh/`. */
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

interface SwitchEntry {
  readonly text: string;
  /** Route, without query and hash. */
  readonly path: string;
  readonly current: boolean;
  readonly lang?: string;
}

/** The same page in every language and version; home from the 404 page. Empty without a choice. */
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

/** A link to this page in another language or version, with this page's query and hash. */
function SwitchLink({ entry: { text, path, current, lang } }: { readonly entry: SwitchEntry }) {
  const { page } = usePage();
  const { search, hash } = useLocation();
  const visit = useVisit();
  const hydrated = useHydrated();
  // The server knows neither query nor hash, and what they meant on a page that does not exist means nothing at home.
  const rest = hydrated && page.pageType !== '404' ? `${search}${hash}` : '';
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    void visit(path, rest);
  };
  return (
    <a
      href={`${withBase(path)}${rest}`}
      className={menu.entry}
      lang={lang}
      hrefLang={lang}
      rel={lang && !current ? 'alternate' : undefined}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={() => preloadLink(path)}
      onClick={onClick}
    >
      {text}
    </a>
  );
}

export const SwitchList = ({ entries }: { readonly entries: readonly SwitchEntry[] }) => (
  <ul className={menu.list}>
    {entries.map((entry) => (
      <li key={entry.text}>
        <SwitchLink entry={entry} />
      </li>
    ))}
  </ul>
);

/** The language or version menu of the bar; its button shows the current one. Without choices there is no menu. */
export function SwitchMenu({
  name,
  entries,
  sign,
  className,
}: {
  readonly name: string;
  readonly entries: readonly SwitchEntry[];
  readonly sign?: NavSign;
  readonly className?: string;
}) {
  const current = entries.find((entry) => entry.current)?.text ?? '';
  if (entries.length === 0) return null;
  return (
    <Popover
      className={className}
      buttonClassName={menu.button}
      align="end"
      openOnFocus
      label={
        <>
          {sign && <NavIcon sign={sign} size={18} />}
          <span className="siteVisuallyHidden">{`${name}: `}</span>
          {current}
          <NavIcon sign="down" size={14} className={menu.arrow} />
        </>
      }
    >
      <SwitchList entries={entries} />
    </Popover>
  );
}
