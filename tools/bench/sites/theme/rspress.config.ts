import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { authoring, hostFixes, hosting, output, siteContext, speedLayer } from '../../../../plugins';
import { SITE_TITLE } from '../../../../site/identity';
import { LANGUAGE_FACTS, type Lang } from '../../../../site/languages';
import { readSettings } from '../../../../site/settings';

const here = import.meta.dirname;
const root = path.join(here, '../../../..');
const content = path.join(here, 'content');
const settings = readSettings(process.env);
const context = siteContext({ root, settings, docsRoot: content });
const { langs } = JSON.parse(readFileSync(path.join(here, 'site.json'), 'utf8')) as { langs: Lang[] };

/** What reads the real docs: feeds, pictures, hosting files, dates out of git. */
const ABOUT_THE_DOCS = ['samples', 'live-reports', 'social-pictures', 'hosting-files', 'last-updated'];

export default defineConfig({
  root: content,
  outDir: path.join(here, 'out'),
  themeDir: path.join(root, 'theme'),
  siteOrigin: settings.origin,
  title: SITE_TITLE,
  lang: 'en',
  locales: langs.map((lang) => ({ lang, label: LANGUAGE_FACTS[lang].label })),
  route: { cleanUrls: true, localeRedirect: 'never' },
  markdown: { link: { checkDeadLinks: false }, shiki: { tokenizeTimeLimit: 0 } },
  search: { codeBlocks: true, versioned: false },
  mediumZoom: false,
  themeConfig: { darkMode: true, llmsUI: false },
  builderConfig: {
    performance: { printFileSize: { compressed: false } },
    source: {
      define: {
        __SITE_SETTINGS__: JSON.stringify(settings),
        __SEARCH_MODE__: JSON.stringify(settings.search.mode),
      },
    },
  },
  plugins: [authoring, output, speedLayer, hosting, hostFixes]
    .flatMap((group) => group(context))
    .filter(({ name }) => !ABOUT_THE_DOCS.includes(name) && !/rss|sitemap/.test(name)),
});
