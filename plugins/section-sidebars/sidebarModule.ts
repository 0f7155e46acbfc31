/** An entry of a sidebar; the host also keeps which file it was made from. */
type Entry = Readonly<Record<string, unknown>>;

interface SiteData {
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
    throw new Error('plugins/section-sidebars: the host writes the site data otherwise.');
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
 * The host's data of the site, without the sidebars.
 * @param code text of the host's module
 * @throws Error when the module is not as expected
 */
export function withoutSidebars(code: string): string {
  const { themeConfig, ...rest } = parse(code);
  const locales = themeConfig.locales?.map((locale) => ({ ...locale, sidebar: {} }));
  return `${START}${JSON.stringify({ ...rest, themeConfig: { ...themeConfig, locales } })};`;
}

/**
 * A module that brings one sidebar.
 * @param code text of the host's module with the data of the site
 * @param name name of the section
 * @param keeperFile file that exports `keepSection`
 * @throws Error when there is no such section, or the host's module is not as expected
 */
export function sidebarModule(code: string, name: string, keeperFile: string): string {
  const sidebars = parse(code).themeConfig.locales?.flatMap(({ lang, sidebar = {} }) =>
    Object.entries(sidebar).map(([section, entries]) => [sectionName(lang, section), entries] as const),
  );
  const found = sidebars?.find(([each]) => each === name);
  if (!found) throw new Error(`plugins/section-sidebars: the site has no section "${name}".`);
  return `import { keepSection } from ${JSON.stringify(keeperFile)};
keepSection(${JSON.stringify(name)}, ${JSON.stringify(found[1], withoutFile)});`;
}
