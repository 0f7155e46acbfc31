import { defineWords, type Text } from './types';

// Texts that only the build writes into the output.

export const BLOG_WORDS = defineWords({
  readingTime: { en: '{count} min read', zh: '阅读约 {count} 分钟' },
  articles: { en: 'Articles', zh: '专题文章' },
  releases: { en: 'Release notes', zh: '版本发布' },
});

export const MACHINE_FILE_WORDS = defineWords({
  title: { en: 'Facts for programs', zh: '供程序读取的数据' },
  contract: {
    en: 'every option, rule, command, flag, file and environment variable, each with its first version',
    zh: '全部配置项、规则、命令、参数、文件和环境变量，以及各自的起始版本',
  },
  rspack: {
    en: 'JSON Schema for the options of RsdoctorRspackPlugin',
    zh: 'RsdoctorRspackPlugin 配置项的 JSON Schema',
  },
  webpack: {
    en: 'JSON Schema for the options of RsdoctorWebpackPlugin',
    zh: 'RsdoctorWebpackPlugin 配置项的 JSON Schema',
  },
  'rspack-multiple': {
    en: 'JSON Schema for the options of RsdoctorRspackMultiplePlugin',
    zh: 'RsdoctorRspackMultiplePlugin 配置项的 JSON Schema',
  },
  'webpack-multiple': {
    en: 'JSON Schema for the options of RsdoctorWebpackMultiplePlugin',
    zh: 'RsdoctorWebpackMultiplePlugin 配置项的 JSON Schema',
  },
});

/** What stands in the interface that has no data, for whoever opens it by itself; `{page}` is a link. */
export const EMPTY_REPORT_WORDS = defineWords({
  text: {
    en: 'No report loaded. {page} and choose a file.',
    zh: '还没有打开报告。请{page}，选择一个文件。',
  },
  page: { en: 'Open your report', zh: '打开你的报告' },
});

export const LOAD_NOTICE_WORDS = defineWords({
  failed: {
    en: 'Part of this page failed to load. You can still read the text. Check your connection, then try again.',
    zh: '网站的一部分没有加载成功，页面上的文字仍可阅读。请检查网络后重试。',
  },
  reload: { en: 'Reload', zh: '重新加载' },
  close: { en: 'Close', zh: '关闭' },
});

export const OPTIONS_CHECK_EXPORT: Text = {
  en: 'On the website, there is a box here that checks pasted options.',
  zh: '在网站上，这里有一个输入框，可以检查粘贴的配置。',
};
