import { defineWords } from './types';
import type { Text } from './types';

export const OPEN_REPORT_WORDS = defineWords({
  label: { en: 'Drop your report here', zh: '把报告拖到这里' },
  hint: {
    en: 'rsdoctor-data.json, rsdoctor-report.html, a .rsdoctor folder or a zip. You can also paste it. Nothing leaves your browser.',
    zh: '支持 rsdoctor-data.json、rsdoctor-report.html、.rsdoctor 目录和 zip，也可以直接粘贴。报告不会离开你的浏览器。',
  },
  file: { en: 'Choose a file', zh: '选择文件' },
  folder: { en: 'Choose a folder', zh: '选择目录' },
  baseline: { en: 'Choose an earlier report', zh: '选择之前的报告' },
  baselineFolder: { en: 'Choose its folder', zh: '选择旧报告所在的目录' },
  samples: { en: 'Or try one of ours:', zh: '也可以先看看示例报告：' },
  reading: { en: 'Reading the report', zh: '正在读取报告' },
  stop: { en: 'Stop', zh: '停止' },
  withoutScripts: {
    en: 'To read a report here, your browser needs JavaScript. You can do the same in a terminal: see “About this page” below. The HTML file of brief mode opens without this site.',
    zh: '在这里读取报告，浏览器要启用 JavaScript。在终端里也能做同样的事，见下文「关于这个页面」。brief 模式的 HTML 文件可以直接打开。',
  },
});

export const OPEN_REPORT_EXPORT: Text = {
  en: 'On the website, there is a box here. It reads a report in the browser and explains it. `explain.mjs`, which this page links to below, does the same in a terminal.',
  zh: '在网站上，这里可以打开一份报告，由浏览器读取并解读。在终端里，可以用下文的 `explain.mjs` 做同样的事。',
};
