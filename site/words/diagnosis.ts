import { defineWords } from './types';

/** Words of what the diagnose box answers. */
export const DIAGNOSIS_WORDS = defineWords({
  /** Heads of the result. */
  found: { en: '{rules} found:', zh: '找到 {rules}：' },
  oneRule: { en: '1 rule', zh: '1 条规则' },
  rules: { en: '{count} rules', zh: '{count} 条规则' },
  oneFinding: { en: '1 finding', zh: '1 条结果' },
  findings: { en: '{count} findings', zh: '{count} 条结果' },
  customBeside: {
    en: 'Findings of custom rules beside them: {count}. Their meaning is defined in your own config.',
    zh: '另有自定义规则的结果：{count} 条，其含义由你自己的配置决定。',
  },
  custom: {
    en: 'Findings of custom rules: {count}. EXTEND is the code of every custom rule; its meaning is defined in your own config.',
    zh: '自定义规则的结果：{count} 条。EXTEND 是所有自定义规则共用的编号，含义由你自己的配置决定。',
  },
  customLink: { en: 'Custom rules', zh: '自定义规则' },
  unknownCode: {
    en: 'No built-in rule of {version} has the code {code}. The codes are {first} to {last}.',
    zh: '{version} 没有编号为 {code} 的内置规则，编号从 {first} 到 {last}。',
  },
  empty: { en: 'Type or paste something first.', zh: '请先输入或粘贴内容。' },
  clean: {
    en: 'This report has no findings of built-in or custom rules.',
    zh: '这份报告里没有内置规则或自定义规则的结果。',
  },
  manifest: {
    en: 'This is a manifest. It only names data files; the findings are in the file errors/0 beside it, in packed form. Open the report instead, or copy the line from the terminal.',
    zh: '这是 manifest 文件，只列出数据文件；结果以压缩形式存放在旁边的 errors/0 里。请打开报告查看，或复制终端里的那一行。',
  },
  otherJson: {
    en: 'This is JSON, but no report of Rsdoctor. Report JSON has the name rsdoctor-data.json and holds the list data.errors.',
    zh: '这是 JSON，但不是 Rsdoctor 的报告。报告 JSON 的文件名是 rsdoctor-data.json，其中有列表 data.errors。',
  },
  brokenJson: {
    en: 'This looks like JSON that was cut off or changed, and no rule is named in it. Open the file itself instead.',
    zh: '这像是不完整或被改动过的 JSON，里面也没有规则的名字。请直接打开文件。',
  },
  tooLong: {
    en: 'This is too long to read here: the limit is {limit} million characters. Paste the lines with the warning instead.',
    zh: '内容太长，这里最多读取 {limit} 百万个字符。请只粘贴有警告的几行。',
  },
  unreadable: {
    en: 'The file could not be read. Copy its content into the field instead.',
    zh: '无法读取这个文件，请改为把内容粘贴到输入框里。',
  },
  unknown: {
    en: 'No rule was recognized. Copy the part in square brackets, such as [E1001:Warn:DUPLICATE-PACKAGE], or look through the list of rules.',
    zh: '没有认出任何规则。请复制方括号里的部分，例如 [E1001:Warn:DUPLICATE-PACKAGE]，或者浏览规则列表。',
  },
  indexLink: { en: 'All rules', zh: '全部规则' },
});
