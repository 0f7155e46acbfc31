import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const { langs, sections } = JSON.parse(readFileSync('site.json', 'utf8'));
const LABELS = { en: 'English', zh: '简体中文' };

function locale(lang) {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const toLink = ({ path, titles }) => ({ text: titles[lang], link: `${prefix}/${path}` });
  const toGroup = ({ name, pages }) => ({ text: name, items: pages.map(toLink) });
  const sidebar = sections.map(({ name, groups }) => [`${prefix}/${name}/`, groups.map(toGroup)]);
  const nav = sections
    .slice(0, 4)
    .map(({ name, groups }) => ({ text: name, link: `${prefix}/${groups[0].pages[0].path}` }));
  return {
    label: LABELS[lang],
    lang,
    themeConfig: { nav, sidebar: Object.fromEntries(sidebar) },
  };
}

export default defineConfig({
  srcDir: 'content',
  outDir: 'out',
  title: 'Rsdoctor',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' } },
  locales: Object.fromEntries(langs.map((lang) => [lang === 'en' ? 'root' : lang, locale(lang)])),
});
