import type { Text } from './types';

/** What stands in the interface that has no data, for whoever opens it by itself; `{page}` is a link. */
export const EMPTY_REPORT_WORDS = {
  text: {
    en: 'No report loaded. {page} and choose a file.',
    zh: '还没有打开报告。请{page}，选择一个文件。',
  },
  page: { en: 'Open your report', zh: '打开你的报告' },
} as const satisfies Readonly<Record<string, Text>>;
