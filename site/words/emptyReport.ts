import type { Text } from './types';

/** What stands in the interface that has no data, for whoever opens it by itself; `{page}` is a link. */
export const EMPTY_REPORT_WORDS = {
  text: {
    en: 'There is no report here. {page} and choose a file.',
    zh: '这里没有报告。请{page}，选择一个文件。',
  },
  page: { en: 'Open your report', zh: '打开你的报告' },
} as const satisfies Readonly<Record<string, Text>>;
