import { defineWords, type Text } from './types';

export const DIAGNOSE_WORDS = defineWords({
  label: {
    en: 'What your build or the report shows',
    zh: '构建或报告里显示的内容',
  },
  hint: {
    en: 'Paste terminal output, an error or a rule code, or open a report. Nothing leaves your browser.',
    zh: '粘贴终端输出、报错或规则编号，也可以打开一份报告。内容不会离开你的浏览器。',
  },
  submit: { en: 'Diagnose', zh: '诊断' },
  file: { en: 'Open a file', zh: '打开文件' },
  try: { en: 'Try', zh: '试一试：' },
  finding: { en: 'A finding', zh: '规则的结果' },
  trace: { en: 'A stack trace', zh: '调用栈' },
  warning: { en: 'A warning', zh: '警告' },
  reading: { en: 'Reading the file', zh: '正在读取文件' },
});

/** In place of the box in the Markdown export, whose readers have none. Apart from the table, so that no page carries it. */
export const DIAGNOSE_EXPORT: Text = {
  en: 'On the website, there is a box here. It tells you what a pasted message means.',
  zh: '在网站上，这里有一个输入框，粘贴一条消息，就能看到是什么意思。',
};
