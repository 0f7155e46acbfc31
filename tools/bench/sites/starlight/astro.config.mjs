import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

const { langs, sections } = JSON.parse(readFileSync('site.json', 'utf8'));
const LABELS = { en: 'English', zh: '简体中文' };

const toItems = ({ name, pages }) => {
  const items = pages.map(({ path }) => ({ slug: path }));
  return name ? [{ label: name, items }] : items;
};

export default defineConfig({
  outDir: 'out',
  telemetry: false,
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Rsdoctor',
      ...(langs.length > 1 && {
        defaultLocale: 'root',
        locales: Object.fromEntries(
          langs.map((lang) => [lang === 'en' ? 'root' : lang, { label: LABELS[lang], lang }]),
        ),
      }),
      sidebar: sections.map(({ name, groups }) => ({ label: name, items: groups.flatMap(toItems) })),
      routeMiddleware: './src/ownSidebar.mjs',
    }),
  ],
});
