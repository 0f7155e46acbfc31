import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap as hostSitemap } from '@rspress/plugin-sitemap';
import { LANGS } from '../../site/languages';
import { NOT_FOUND_PATH, localePath, ROUTES } from '../../site/routes';
import { lastModified } from '../shared/git';
import { outputFolder, replaceFile } from '../shared/files';

const NOT_FOUND_ROUTES: readonly string[] = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/**
 * Says whether a route is the 404 page of a language: written to be served, not to be found. It is a page of `docs/` so
 * that an unknown address is answered in its language and hydrates without an error; the host alone writes an
 * English one only.
 */
export const isNotFoundRoute = (routePath: string): boolean => NOT_FOUND_ROUTES.includes(routePath);

const ENTRY = /<url>.*?<\/url>/gs;

/**
 * Puts the entries of a sitemap into a fixed order and drops those that are no pages for readers.
 * The host's plugin writes them in the order in which the file system answers.
 * @returns the sitemap, sorted by address
 */
export function sortSitemap(xml: string, isPage: (url: string) => boolean): string {
  const entries = (xml.match(ENTRY) ?? [])
    .map((entry) => ({ entry, url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '' }))
    .filter(({ url }) => isPage(url))
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
    .map(({ entry }) => entry);
  const start = xml.search(/<url>/);
  const head = start === -1 ? xml.replace('</urlset>', '') : xml.slice(0, start);
  return `${head}${entries.join('')}</urlset>`;
}

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

/** The host's sitemap with commit dates in place of file times, sorted, without the 404 pages. */
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
