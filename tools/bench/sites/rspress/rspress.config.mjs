import { readFileSync } from 'node:fs';
import { defineConfig } from '@rspress/core';

const { langs } = JSON.parse(readFileSync('site.json', 'utf8'));
const LABELS = { en: 'English', zh: '简体中文' };

/** The host as it comes: no setting that changes what a page loads. */
export default defineConfig({
  root: 'content',
  outDir: 'out',
  title: 'Rsdoctor',
  lang: 'en',
  locales: langs.map((lang) => ({ lang, label: LABELS[lang] })),
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: false } },
});
