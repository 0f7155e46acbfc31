import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap as hostSitemap } from '@rspress/plugin-sitemap';
import { LANGS } from '../../../site/languages';
import { ROUTES, localePath } from '../../../site/routes';
import { isNotFoundRoute } from '../not-found';
import { lastModified } from '../../shared/lastModified';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { sortSitemap } from './sortSitemap';

function customMaps(root: string, siteUrl: string) {
  const moments = lastModified(root, 'docs');
  const entries = ROUTES.flatMap(({ path: route }) =>
    LANGS.map((lang) => {
      const address = localePath(route, lang);
      const lastmod = moments.get(`docs/${lang}${route === '/' ? '/index' : route}.mdx`)?.slice(0, 10);
      return [
        address,
        { loc: `${siteUrl.replace(/\/$/, '')}${address}`, ...(lastmod && { lastmod }) },
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * The host's sitemap with commit dates in place of file times, sorted, without the 404 pages.
 * @param options.root folder of the project
 * @param options.siteUrl address of the site's root, with trailing slash
 * @returns plugin that writes `sitemap.xml`
 */
export function pluginSitemap({ root, siteUrl }: { root: string; siteUrl: string }): RspressPlugin {
  const plugin = hostSitemap({ customMaps: customMaps(root, siteUrl) });
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
