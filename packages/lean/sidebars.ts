import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { bundlerPlugin } from './bundler';

/** Rspress's module with titles, languages, navigation and sidebars, in the entry chunk; with a query, one sidebar. */
const SITE_MODULE = /[\\/]virtual-site-data\.js$/;
const SECTION_QUERY = /^\?section=/;
const START = 'export default ';

/** Data of the site, as far as it is used here. An entry of a sidebar also says which file it was made from. */
interface SiteData {
  readonly route?: { readonly exclude?: unknown };
  readonly themeConfig: {
    readonly locales?: readonly {
      readonly lang: string;
      readonly sidebar?: Readonly<Record<string, unknown>>;
    }[];
  };
}

function parse(code: string): SiteData {
  const text = code.trim();
  if (!text.startsWith(START))
    throw new Error(`packages/lean: Rspress's virtual-site-data begins otherwise.`);
  return JSON.parse(text.slice(START.length).replace(/;$/, '')) as SiteData;
}

/** Languages may have sections of the same path. */
const sectionName = (lang: string, section: string): string => `${lang}:${section}`;

/**
 * Rspress's data of the site, without the sidebars, and without the files that make no page: only the build asks for those.
 * @throws Error when the module is not as expected
 */
export function trimSiteData(code: string): string {
  const { themeConfig, route, ...rest } = parse(code);
  const locales = themeConfig.locales?.map((locale) => ({ ...locale, sidebar: {} }));
  const data = { ...rest, route: { ...route, exclude: undefined }, themeConfig: { ...themeConfig, locales } };
  return `${START}${JSON.stringify(data)};`;
}

/**
 * A module that adds one sidebar to Rspress's data of the site, by language, colon and path of its section.
 * @throws Error when there is no such section, or Rspress's module is not as expected
 */
export function sidebarModule(code: string, name: string): string {
  for (const { lang, sidebar = {} } of parse(code).themeConfig.locales ?? []) {
    for (const [section, entries] of Object.entries(sidebar)) {
      if (sectionName(lang, section) !== name) continue;
      const text = JSON.stringify(entries, (key, value: unknown) => (key === '_fileKey' ? undefined : value));
      // Another object each time: the hook looks again only when it is given one.
      return `import site from "virtual-site-data";
const locale = site.themeConfig.locales.find(({ lang }) => lang === ${JSON.stringify(lang)});
locale.sidebar = { ...locale.sidebar, ${JSON.stringify(section)}: ${text} };
`;
    }
  }
  throw new Error(`packages/lean: the site has no section "${name}".`);
}

/** `import "file";` as a node of an MDX page. */
const importNode = (file: string): RootContent =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [],
            attributes: [],
            source: { type: 'Literal', value: file, raw: JSON.stringify(file) },
          },
        ],
      },
    },
  }) as unknown as RootContent;

/**
 * Puts each sidebar into a chunk of its own, which the pages of its section share, instead of all of them into the entry
 * chunk. The chunk adds the sidebar to Rspress's data, where Rspress looks for it. The development server keeps all sidebars:
 * there they change while they are shown.
 */
export function sidebarsPlugin(isBuild: () => boolean): RspressPlugin {
  let themeConfig: UserConfig['themeConfig'];
  let routes: ReadonlyMap<string, RouteMeta> = new Map();

  /** The section of a page, as the host finds it: the longest path that the page's address begins with. */
  function sectionOf(file: string): string | undefined {
    const route = isBuild() ? routes.get(file) : undefined;
    if (!route) return undefined;
    const { sidebar = {} } = themeConfig?.locales?.find(({ lang }) => lang === route.lang) ?? {};
    const [section] = Object.keys(sidebar)
      .filter((each) => route.routePath.startsWith(each))
      .sort((a, b) => b.length - a.length);
    return section === undefined ? undefined : sectionName(route.lang, section);
  }
  const remarkSection =
    () =>
    (tree: Root, { path = '' }: VFile): void => {
      const section = sectionOf(path);
      if (section === undefined) return;
      tree.children.unshift(importNode(`virtual-site-data?section=${encodeURIComponent(section)}`));
    };

  return {
    ...bundlerPlugin(
      'lean-sidebars',
      (api) => {
        const filter = { test: SITE_MODULE, order: 'post' } as const;
        api.transform({ ...filter, resourceQuery: SECTION_QUERY }, ({ code, resourceQuery }) =>
          sidebarModule(code, decodeURIComponent(resourceQuery.replace(SECTION_QUERY, ''))),
        );
        api.transform(
          { ...filter, resourceQuery: { not: SECTION_QUERY }, environments: ['web'] },
          ({ code }) => (isBuild() ? trimSiteData(code) : code),
        );
      },
      {
        splitChunks: {
          cacheGroups: {
            sections: {
              test: (module) => SITE_MODULE.test(module.nameForCondition() ?? ''),
              chunks: 'async',
              enforce: true,
            },
          },
        },
      },
    ),
    config(config) {
      ({ themeConfig } = config);
      return config;
    },
    routeGenerated(generated) {
      routes = new Map(generated.map((route) => [route.absolutePath, route]));
    },
    markdown: { remarkPlugins: [remarkSection] },
  };
}
