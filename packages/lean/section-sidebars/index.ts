import type { RouteMeta, UserConfig } from '@rspress/core';
import type { Technique } from '../types';
import { probe } from './probe';
import { remarkSection, SECTION_QUERY } from './remarkSection';
import { sectionOf } from './sectionOf';
import { sectionName, sidebarModule, trimSiteData } from './sidebarModule';

/** Rspress's module with titles, languages, navigation and sidebars, in the entry chunk. */
const SITE_MODULE = /[\\/]virtual-site-data\.js$/;

/**
 * Puts each sidebar into a chunk of its own, which the pages of its section share, instead of all of them into the entry
 * chunk. The chunk adds the sidebar to Rspress's data, where Rspress looks for it.
 *
 * The development server keeps all sidebars: there they change while they are shown.
 */
export const sectionSidebars: Technique = {
  probe,
  plugin: ({ isBuild, applied }) => {
    let themeConfig: UserConfig['themeConfig'];
    let routes: ReadonlyMap<string, RouteMeta> = new Map();

    function sectionOfFile(file: string): string | undefined {
      const route = isBuild() ? routes.get(file) : undefined;
      const locale = route && themeConfig?.locales?.find(({ lang }) => lang === route.lang);
      const section = route && sectionOf(route.routePath, Object.keys(locale?.sidebar ?? {}));
      return section && route && sectionName(route.lang, section);
    }

    return {
      config(config) {
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
            name: 'lean-section-sidebars',
            setup(api) {
              const trimmed = applied.expect('sectionSidebars', 'virtual-site-data.js');
              api.transform(
                { test: SITE_MODULE, resourceQuery: SECTION_QUERY, order: 'post' },
                ({ code, resourceQuery }: { code: string; resourceQuery: string }) =>
                  sidebarModule(code, decodeURIComponent(resourceQuery.replace(SECTION_QUERY, ''))),
              );
              api.transform(
                {
                  test: SITE_MODULE,
                  resourceQuery: { not: SECTION_QUERY },
                  environments: ['web'],
                  order: 'post',
                },
                ({ code }: { code: string }) => {
                  trimmed();
                  return isBuild() ? trimSiteData(code) : code;
                },
              );
            },
          },
        ],
      },
    };
  },
};
