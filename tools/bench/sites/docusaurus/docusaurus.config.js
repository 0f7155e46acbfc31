import { readFileSync } from 'node:fs';

const { langs, sections } = JSON.parse(readFileSync('site.json', 'utf8'));
const LABELS = { en: 'English', zh: '简体中文' };

export default {
  title: 'Rsdoctor',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { faster: true, v4: true },
  i18n: {
    defaultLocale: langs[0],
    locales: langs,
    localeConfigs: Object.fromEntries(langs.map((lang) => [lang, { label: LABELS[lang] }])),
  },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, language: langs, docsRouteBasePath: '/', indexBlog: false, indexPages: false },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Rsdoctor',
      items: [
        ...sections
          .slice(0, 4)
          .map(({ name, groups }) => ({ label: name, to: `/${groups[0].pages[0].path}` })),
        { type: 'localeDropdown' },
      ],
    },
  },
};
