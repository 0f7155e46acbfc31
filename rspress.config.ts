import { defineConfig } from '@rspress/core';
import { authoring, contentOverlay, hostFixes, hosting, output, siteContext, speedLayer } from './plugins';
import { ARCHIVES, EXPLAIN_ADDRESS, archiveAddress } from './site/examples';
import { readAllowedHosts, socialLinks, editBase, pageSettings, readSettings } from './site/settings';
import { ASSETS, COPYRIGHT, SITE_DESCRIPTION, SITE_TITLE } from './site/identity';
import { BROWSERS } from './site/browsers';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS } from './site/languages';

const root = import.meta.dirname;
const settings = readSettings(process.env);
const context = siteContext({ root, settings, env: process.env });

// The host knows pages and public files, and the headings that are not inside of a component. What is left out here,
// tests/build/siteLinks.test.ts checks.
const MADE_FILES = [...ARCHIVES.map(archiveAddress), EXPLAIN_ADDRESS];
const isInComponent = (url: string): boolean =>
  /^\/guide\/(?:start\/(?:action#write-a-json-report|cicd#keep-the-files|quick-start#register)$|more\/faq#)/.test(
    url,
  );

export default defineConfig({
  root: context.docsRoot,
  // Not among the settings: those are compiled into the pages, and a path of the machine must not be.
  outDir: process.env.SITE_ROOT || 'doc_build',
  siteOrigin: settings.origin,
  base: settings.base,
  title: SITE_TITLE,
  icon: ASSETS.icon,
  logo: ASSETS.logo,
  logoText: SITE_TITLE,
  lang: DEFAULT_LANG,
  locales: LANGS.map((lang) => ({
    lang,
    label: LANGUAGE_FACTS[lang].label,
    title: SITE_TITLE,
    description: SITE_DESCRIPTION[lang],
  })),
  head: settings.analyticsScript ? [['script', { defer: 'true', src: settings.analyticsScript }]] : [],
  route: {
    cleanUrls: true,
    // The next page is drawn in one step: a transition is drawn in slices, between which the browser does other things.
    useTransitions: false,
    exclude: ['README.md', ...LANGS.map((lang) => `${lang}/shared/**`)],
    // Only the default language redirects: somebody who opened a /zh link stays there.
    localeRedirect: 'only-default-lang',
  },
  markdown: {
    link: { checkDeadLinks: { excludes: MADE_FILES }, checkAnchors: { excludes: isInComponent } },
    image: { checkDeadImages: false },
    // With the library's limit of half a second a line, a busy machine loses colours and writes other pages.
    shiki: { tokenizeTimeLimit: 0 },
  },
  search: { codeBlocks: true, versioned: false },
  // theme/PartsOnDemand.tsx brings it.
  mediumZoom: false,
  llms: true,
  themeConfig: {
    darkMode: true,
    socialLinks: socialLinks(settings),
    footer: { message: COPYRIGHT },
    editLink: { docRepoBaseUrl: editBase(settings) },
    lastUpdated: true,
    llmsUI: false,
  },
  builderConfig: {
    environments: { web: { output: { overrideBrowserslist: BROWSERS } } },
    // Without a list, the development server answers any website that points its own name at this machine.
    server: { allowedHosts: readAllowedHosts(process.env.ALLOWED_HOSTS) },
    // Compressing every file only to print its size costs half a second; tests/build/size.test.ts holds the sizes.
    performance: {
      // A cache on disk does not know the settings: after a build with another base path, pages asked for files at the old one.
      buildCache: false,
      printFileSize: { detail: false, compressed: false },
    },
    source: {
      define: {
        __SITE_SETTINGS__: JSON.stringify(pageSettings(settings)),
        // Apart from the settings, so that the bundler sees which searches are never loaded and leaves them out.
        __SEARCH_MODE__: JSON.stringify(settings.search.mode),
      },
    },
  },
  plugins: [
    contentOverlay(context.docsRoot),
    // What pages are made of.
    ...authoring(context),
    // What stands beside them.
    ...output(context),
    // Makes both light; patches the host before `hostFixes` does.
    ...speedLayer(context),
    // Reads pages as they are written, and adds headers and policy.
    ...hosting(context),
    // The last one, because it takes a plugin of the host out.
    ...hostFixes(context),
  ],
});
