/** An entry of a sidebar; Rspress also keeps which file it was made from. */
type Entry = Readonly<Record<string, unknown>>;

interface SiteData {
  readonly route?: { readonly exclude?: unknown };
  readonly themeConfig: {
    readonly locales?: readonly {
      readonly lang: string;
      readonly sidebar?: Readonly<Record<string, Entry[]>>;
    }[];
  };
}

const START = 'export default ';

/** Each section asks for the data of the whole site, which does not change in between. */
let last: { readonly code: string; readonly data: SiteData } | undefined;

function parse(code: string): SiteData {
  if (last?.code === code) return last.data;
  const text = code.trim();
  if (!text.startsWith(START))
    throw new Error('packages/lean/section-sidebars: Rspress writes the data of the site otherwise.');
  const data = JSON.parse(text.slice(START.length).replace(/;$/, '')) as SiteData;
  last = { code, data };
  return data;
}

/** Only the build needs to know which file an entry was made from. */
const withoutFile = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('_fileKey' in value)) return value;
  const { _fileKey, ...rest } = value;
  return rest;
};

/** Name of a section: languages may have sections of the same path. */
export const sectionName = (lang: string, section: string): string => `${lang}:${section}`;

/**
 * Rspress's data of the site, without the sidebars, and without the files that make no page: only the build asks for
 * those.
 * @param code text of Rspress's module
 * @throws Error when the module is not as expected
 */
export function trimSiteData(code: string): string {
  const { themeConfig, route, ...rest } = parse(code);
  const locales = themeConfig.locales?.map((locale) => ({ ...locale, sidebar: {} }));
  const data = {
    ...rest,
    route: { ...route, exclude: undefined },
    themeConfig: { ...themeConfig, locales },
  };
  return `${START}${JSON.stringify(data)};`;
}

/**
 * A module that adds one sidebar to Rspress's data of the site.
 * @param code text of Rspress's module with the data of the site
 * @param name name of the section
 * @throws Error when there is no such section, or Rspress's module is not as expected
 */
export function sidebarModule(code: string, name: string): string {
  const sidebars = parse(code).themeConfig.locales?.flatMap(({ lang, sidebar = {} }) =>
    Object.entries(sidebar).map(([section, entries]) => ({ lang, section, entries })),
  );
  const found = sidebars?.find(({ lang, section }) => sectionName(lang, section) === name);
  if (!found) throw new Error(`packages/lean/section-sidebars: the site has no section "${name}".`);
  // Another object each time: the hook looks again only when it is given one.
  return `import site from "virtual-site-data";
const locale = site.themeConfig.locales.find(({ lang }) => lang === ${JSON.stringify(found.lang)});
locale.sidebar = { ...locale.sidebar, ${JSON.stringify(found.section)}: ${JSON.stringify(found.entries, withoutFile)} };
`;
}
