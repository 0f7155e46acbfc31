import { defineWords } from './types';

/** Words of the diagnose box; what it answers has words of its own (`diagnosis.ts`), which come with the answer. */
export const DIAGNOSE_WORDS = defineWords({
  /** Label of the text field. */
  label: {
    en: 'Rule code, terminal output, or report JSON',
    zh: '规则编号、终端输出或报告 JSON',
  },
  /** Below the label. */
  hint: {
    en: 'Paste what your build printed, a line of the report in English or Chinese, or the content of rsdoctor-data.json. Your browser reads it; nothing is sent.',
    zh: '粘贴构建打印的内容、报告里的一行（中英文均可），或 rsdoctor-data.json 的内容。只由你的浏览器读取，不会发送到任何地方。',
  },
  submit: { en: 'Find the rule', zh: '查找规则' },
  file: { en: 'Open a file', zh: '打开文件' },
  reading: { en: 'Reading the file', zh: '正在读取文件' },
});
