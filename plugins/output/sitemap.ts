import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap as hostSitemap } from '@rspress/plugin-sitemap';
import { LANGS } from '../../site/languages';
import { NOT_FOUND_PATH, localePath, ROUTES } from '../../site/routes';
import type { SiteContext } from '../siteContext';
import { outputFolder, replaceFile } from '../shared/files';

const NOT_FOUND_ROUTES: readonly string[] = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/** The 404 page is a page of `docs/`, so that an unknown address is answered in its language; it is not to be found. */
export const isNotFoundRoute = (routePath: string): boolean => NOT_FOUND_ROUTES.includes(routePath);

function sortSitemap(xml: string, isPage: (url: string) => boolean): string {
  const entries = [...xml.matchAll(/<url>.*?<loc>(.*?)<\/loc>.*?<\/url>/gs)]
    .map(([entry, url = '']) => ({ entry, url }))
    .filter(({ url }) => isPage(url))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return `${xml.slice(0, xml.indexOf('<url>'))}${entries.map(({ entry }) => entry).join('')}</urlset>`;
}

/** The host's sitemap with commit dates in place of file times, in a fixed order, without the 404 pages. */
export function pluginSitemap(
  root: string,
  siteUrl: string,
  lastModified: SiteContext['lastModified'],
): RspressPlugin {
  const entries = ROUTES.flatMap(({ path: route }) =>
    LANGS.map((lang) => {
      const address = localePath(route, lang);
      const lastmod = lastModified.get(`docs/${lang}${route === '/' ? '/index' : route}.mdx`)?.slice(0, 10);
      const loc = `${siteUrl.replace(/\/$/, '')}${address}`;
      return [address, { loc, ...(lastmod && { lastmod }) }] as const;
    }),
  );
  const plugin = hostSitemap({ customMaps: Object.fromEntries(entries) });
  return {
    ...plugin,
    async afterBuild(config, isProd) {
      await plugin.afterBuild?.(config, isProd);
      if (!isProd) return;
      const file = path.join(outputFolder(root, config), 'sitemap.xml');
      const isPage = (url: string) => !isNotFoundRoute(`/${url.slice(siteUrl.length)}`);
      await replaceFile(file, sortSitemap(await readFile(file, 'utf8'), isPage));
    },
  };
}
