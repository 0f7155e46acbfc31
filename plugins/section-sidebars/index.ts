import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { remarkSection, SECTION_QUERY } from './remarkSection';
import { sectionOf } from './sectionOf';
import { sectionName, sidebarModule, withoutSidebars } from './sidebarModule';

/** The host's module with titles, languages, navigation and sidebars, in the script of every page. */
const SITE_MODULE = /[\\/]virtual-site-data\.js$/;

/**
 * Lets each page bring the sidebar of its own section, and the script of all pages none (issue 7.1). The sidebar of a
 * section is a script of its own, which its pages share.
 *
 * The development server keeps the host's sidebars: there they change while they are shown.
 * @param root folder of the project
 * @throws Error at build time when the host's data is not as expected
 */
export function pluginSectionSidebars(root: string): RspressPlugin {
  const keeper = path.join(root, 'lib/site/sectionNamed.ts');
  let isBuild = false;
  let themeConfig: UserConfig['themeConfig'];
  let routes: ReadonlyMap<string, RouteMeta> = new Map();

  function sectionOfFile(file: string): string | undefined {
    const route = isBuild ? routes.get(file) : undefined;
    const locale = route && themeConfig?.locales?.find(({ lang }) => lang === route.lang);
    const section = route && sectionOf(route.routePath, Object.keys(locale?.sidebar ?? {}));
    return section && route && sectionName(route.lang, section);
  }

  return {
    name: 'section-sidebars',
    config(config, _helpers, isProd) {
      isBuild = isProd;
      ({ themeConfig } = config);
      return config;
    },
    routeGenerated(generated) {
      routes = new Map(generated.map((route) => [route.absolutePath, route]));
    },
    markdown: { remarkPlugins: [remarkSection(sectionOfFile)] },
    builderConfig: {
      splitChunks: {
        cacheGroups: {
          sections: {
            test: (module: { nameForCondition(): string | undefined }) =>
              SITE_MODULE.test(module.nameForCondition() ?? ''),
            chunks: 'async',
            enforce: true,
          },
        },
      },
      plugins: [
        {
          name: 'section-sidebars',
          setup(api) {
            api.transform(
              { test: SITE_MODULE, resourceQuery: SECTION_QUERY, order: 'post' },
              ({ code, resourceQuery }: { code: string; resourceQuery: string }) =>
                sidebarModule(code, decodeURIComponent(resourceQuery.replace(SECTION_QUERY, '')), keeper),
            );
            api.transform(
              {
                test: SITE_MODULE,
                resourceQuery: { not: SECTION_QUERY },
                environments: ['web'],
                order: 'post',
              },
              ({ code }: { code: string }) => (isBuild ? withoutSidebars(code) : code),
            );
          },
        },
      ],
    },
  };
}
