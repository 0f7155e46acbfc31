import { defineWords } from './types';

/** Words of the box for options. */
export const OPTIONS_CHECK_WORDS = defineWords({
  label: { en: 'Your plugin options', zh: '你的插件配置' },
  hint: {
    en: 'Paste the options object or the whole config file. Nothing in it runs, and nothing leaves your browser.',
    zh: '粘贴配置对象，也可以粘贴整个配置文件。其中的代码不会运行，内容不会离开你的浏览器。',
  },
  submit: { en: 'Check the options', zh: '检查配置' },
});

/** Words of its answer. */
export const VERDICT_WORDS = defineWords({
  empty: { en: 'There is nothing in the box yet.', zh: '还没有内容。' },
  tooLong: {
    en: 'This text is too long to be a config: more than {limit} characters. Paste the options only.',
    zh: '内容太长，不像是配置（超过 {limit} 个字符）。请只粘贴插件的配置对象。',
  },
  noObject: {
    en: "There is no options object in this text. Paste what's between the parentheses of `new RsdoctorRspackPlugin(…)`.",
    zh: '没有找到配置对象。请粘贴 `new RsdoctorRspackPlugin(…)` 括号里的内容。',
  },
  syntax: {
    en: "Line {line}, column {column}: the object can't be read from here on. Look for a missing comma, quote or bracket.",
    zh: '第 {line} 行第 {column} 列：从这里开始无法解析。请检查是不是少了逗号、引号或括号。',
  },
  fine: {
    en: 'Keys checked: {keys}. All are valid in Rsdoctor {version}.',
    zh: '检查了 {keys} 个键，Rsdoctor {version} 全部支持。',
  },
  found: {
    en: 'Keys checked: {keys}. Findings: {count}.',
    zh: '检查了 {keys} 个键，发现 {count} 处问题。',
  },
  none: { en: 'There are no options here, so all defaults apply.', zh: '这里没有配置，全部使用默认值。' },
  notKnown: {
    en: "These options come from code or another file, which this tool can't see. Paste the object itself.",
    zh: '这些配置来自其他代码或文件，这里看不到。请粘贴配置对象本身。',
  },
  codes: {
    en: 'Not checked (code): {codes}.',
    zh: '有 {codes} 处是表达式，没有检查。',
  },
  more: {
    en: 'These are the first {count}. Fix them, then check again.',
    zh: '这里只列出前 {count} 处。改完之后再检查一次。',
  },
  list: { en: 'Findings about the options', zh: '配置中的问题' },
  line: { en: 'line {line}', zh: '第 {line} 行' },
  about: { en: 'About `{about}`', zh: '查看 `{about}`' },
  allOptions: { en: 'All options', zh: '全部配置项' },
});

/** How much a finding matters: the build stops, the key does nothing, it should change, it can go. */
export const FINDING_TONES = defineWords({
  stops: { en: 'Stops the build', zh: '构建会中断' },
  error: { en: 'Has no effect', zh: '不起作用' },
  warning: { en: 'Change it', zh: '建议修改' },
  note: { en: 'Not needed', zh: '可以删除' },
});

/** What the documented version does with a value of a wrong type. */
export const EFFECT_WORDS = defineWords({
  stops: {
    en: 'With this value, Rsdoctor {version} stops the build with an error.',
    zh: '这样写，Rsdoctor {version} 会报错，构建随之中断。',
  },
  ignored: {
    en: 'Rsdoctor {version} ignores this value.',
    zh: 'Rsdoctor {version} 会忽略这个值。',
  },
  noReport: {
    en: 'With this value, Rsdoctor {version} writes no report, and on Rspack the build stops with an error.',
    zh: '这样写，Rsdoctor {version} 不会输出报告；使用 Rspack 时，构建还会报错中断。',
  },
  nothing: {
    en: 'With this value, Rsdoctor {version} writes no report, without a message.',
    zh: '这样写，Rsdoctor {version} 不会输出报告，也没有提示。',
  },
  hangs: {
    en: 'With this value, the build never ends: Rsdoctor {version} looks for a free port forever.',
    zh: '这样写，Rsdoctor {version} 会一直寻找可用的端口，构建不会结束。',
  },
  ruleOff: {
    en: 'With this value, Rsdoctor {version} reports nothing for this rule.',
    zh: '这样写，Rsdoctor {version} 不会报出这条规则的任何问题。',
  },
  works: {
    en: 'It works in Rsdoctor {version}, but TypeScript rejects it.',
    zh: 'Rsdoctor {version} 能识别，但 TypeScript 会报错。',
  },
  notKnown: {
    en: "What Rsdoctor {version} does with this value isn't known.",
    zh: 'Rsdoctor {version} 遇到这个值会怎样，目前不清楚。',
  },
});

/** What each kind of finding means. */
export const FINDING_WORDS = defineWords({
  unknown: {
    en: 'Rsdoctor has no option of this name, and ignores it without a message. Delete it.',
    zh: 'Rsdoctor 没有这个配置项，会直接忽略，可以删除。',
  },
  mistyped: {
    en: 'Rsdoctor has no option of this name. Did you mean `{instead}`?',
    zh: 'Rsdoctor 没有这个配置项。是不是想写 `{instead}`？',
  },
  misplaced: {
    en: 'In this place, the key is ignored without a message. Move it to `{instead}`.',
    zh: '写在这里会被忽略，也不会提示。请移到 `{instead}`。',
  },
  never: {
    en: 'This has never been an option. Write `{instead}` instead.',
    zh: '从来没有这个配置项。请改用 `{instead}`。',
  },
  otherPlugin: {
    en: "The plugin class in this config doesn't take this option. Delete it.",
    zh: '这份配置里的插件类不支持这个配置项，可以删除。',
  },
  deprecated: {
    en: 'Deprecated. It still works; write `{instead}` instead.',
    zh: '已废弃，目前仍然可用。请改用 `{instead}`。',
  },
  oldName: {
    en: 'The old name of this option. It still works; write `{instead}` instead.',
    zh: '这是旧写法，目前仍然可用。请改用 `{instead}`。',
  },
  replaced: {
    en: 'An option from earlier versions that does nothing now. Write `{instead}` instead.',
    zh: '这是旧版本的配置项，现在不起作用。请改用 `{instead}`。',
  },
  gone: {
    en: 'An option from earlier versions that does nothing now, and nothing replaces it. Delete it.',
    zh: '这是旧版本的配置项，现在不起作用，也没有替代它的配置项，可以删除。',
  },
  noEffect: {
    en: 'The types list it, but it does nothing. Delete it.',
    zh: '类型里有这一项，但它不起作用，可以删除。',
  },
  noFile: {
    en: "This writes no file. For a JSON file, add `'json'` to `output.options.type` instead.",
    zh: "它不会输出文件。需要 JSON 文件时，请在 `output.options.type` 里加上 `'json'`。",
  },
  value: {
    en: 'The type of this option is `{allowed}`.',
    zh: '这个配置项的类型是 `{allowed}`。',
  },
  folder: {
    en: "Rsdoctor doesn't create this folder. Write the file name only, and set the folder with `output.reportDir`.",
    zh: 'Rsdoctor 不会创建这个目录。请只写文件名，目录用 `output.reportDir` 设置。',
  },
  mistypedValue: {
    en: 'Did you mean `{instead}`? The type of this option is `{allowed}`.',
    zh: '是不是想写 `{instead}`？这个配置项的类型是 `{allowed}`。',
  },
  twice: {
    en: 'The key is in this object twice. Only the last one counts.',
    zh: '同一个对象里这个键写了两次，只有后一次生效。',
  },
  default: {
    en: 'This is the default, so you can delete the key.',
    zh: '这就是默认值，可以删除这个键。',
  },
  ruleCode: {
    en: 'A rule code has no effect as a key. Write the title, `{instead}`.',
    zh: '规则编号写成键不起作用。请写规则的标题 `{instead}`。',
  },
  unknownRule: {
    en: "No built-in rule has this title, and this object doesn't add any with `extends`.",
    zh: '内置规则里没有这个标题，这份配置也没有用 `extends` 添加规则。',
  },
  normalMode: {
    en: "Only brief mode reads this, and this config doesn't choose it. Add `mode: 'brief'` to `output`, or delete the key.",
    zh: "只有 brief 模式才读取它，而这份配置没有启用。请在 `output` 里加上 `mode: 'brief'`，或者删除这个键。",
  },
  briefMode: {
    en: 'Brief mode leaves all code out anyway. Delete the key.',
    zh: 'brief 模式本来就不保留任何代码，可以删除这个键。',
  },
  noHtml: {
    en: "This config doesn't write an HTML file. Add `'html'` to `type`, or delete the key.",
    zh: "这份配置不输出 HTML 文件。请在 `type` 里加上 `'html'`，或者删除这个键。",
  },
  noJson: {
    en: "This config doesn't write a JSON file. Add `'json'` to `type`, or delete the key.",
    zh: "这份配置不输出 JSON 文件。请在 `type` 里加上 `'json'`，或者删除这个键。",
  },
  endsAnyway: {
    en: 'Not needed: a JSON-only build exits by itself. Without the key, it also prints where the file is.',
    zh: '不需要：只输出 JSON 时，构建会自动退出。去掉这个键，还会打印文件的路径。',
  },
  noServer: {
    en: 'With `disableClientServer`, no address is printed anyway. Delete the key.',
    zh: '设置了 `disableClientServer`，本来就不打印地址，可以删除这个键。',
  },
  noLoaders: {
    en: 'No loader is recorded, because `features` leaves `loader` out. Delete the key, or add `loader`.',
    zh: '根本没有采集 loader：`features` 里没有 `loader`。请删除这个键，或者加上 `loader`。',
  },
  noRules: {
    en: "With the level `'Ignore'`, no rule runs. Delete one of the two.",
    zh: "level 是 `'Ignore'` 时，所有规则都不运行。这两个键请只保留一个。",
  },
  onlyWebpack: { en: 'On Rspack, this has no effect. Delete it.', zh: '使用 Rspack 时不起作用，可以删除。' },
  treeShaking: {
    en: "Rsdoctor {version} doesn't support `treeShaking` on Rspack, and prints a line that says so. Delete it.",
    zh: '使用 Rspack 时，Rsdoctor {version} 不支持 `treeShaking`，构建时会打印一行提示，可以删除。',
  },
  sections: {
    en: 'A part that this object leaves out counts as off. Write all three, or none.',
    zh: '没有写出的部分会被关闭。三个都写，或者都不写。',
  },
});
