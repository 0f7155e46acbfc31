import { defineWords } from './types';

/** Words of the box that opens a report; what it shows has words of its own (`reportView.ts`), which come with it. */
export const OPEN_REPORT_WORDS = defineWords({
  label: { en: 'Your report', zh: '你的报告' },
  hint: {
    en: 'Drop rsdoctor-data.json, rsdoctor-report.html, a .rsdoctor folder or a zip here, paste a file, or choose one. Your browser reads it; nothing is sent or stored.',
    zh: '把 rsdoctor-data.json、rsdoctor-report.html、.rsdoctor 目录或 zip 拖到这里，也可以粘贴或选择文件。只由你的浏览器读取，不会发送，也不会保存。',
  },
  file: { en: 'Choose a file', zh: '选择文件' },
  folder: { en: 'Choose a folder', zh: '选择目录' },
  sample: { en: 'Try our sample app', zh: '试试我们的示例应用' },
  reading: { en: 'Reading the report', zh: '正在读取报告' },
  stop: { en: 'Stop', zh: '停止' },
});
