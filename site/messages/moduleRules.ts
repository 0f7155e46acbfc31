import type { MessageFact } from './types';

/** Findings of the rules that are about modules and loaders, and of custom rules. */
export const MODULE_RULES = {
  E1003: {
    tone: 'warning',
    cues: [' node_modules files (costs: ', ' outside project files (costs: '],
    names: [/(?<!\S)(\S{1,100}) has processed \d+/g],
    title: { en: 'Slow loader', zh: '耗时的 loader' },
    means: {
      en: 'A loader spent a lot of time on files in `node_modules` or outside the project. Most of that work is usually unnecessary.',
      zh: '某个 loader 在 `node_modules` 或项目目录之外的文件上花了很多时间，这些工作大多是多余的。',
    },
    fix: {
      en: "Limit the loader's rule to your source folder with `include`.",
      zh: '给这条 loader 规则加上 `include`，只处理源码目录。',
    },
    snippet: {
      lang: 'js',
      code: "const path = require('node:path');\n\nmodule.exports = {\n  module: {\n    rules: [\n      { test: /\\.js$/, include: path.resolve(__dirname, 'src'), use: ['babel-loader'] },\n    ],\n  },\n};",
    },
    page: '/guide/rules/e1003',
  },
  E1004: {
    tone: 'warning',
    cues: ['found syntax that does not match "ecmaversion <= '],
    title: { en: 'Syntax too new for your browsers', zh: '目标浏览器不支持的语法' },
    means: {
      en: "The output contains syntax that's newer than the browsers you target. They reject the whole file.",
      zh: '产物里有目标浏览器不支持的新语法，浏览器一遇到就会拒绝执行整个文件。',
    },
    fix: {
      en: "Open the finding in the report to see which file the syntax comes from. For a package, add its folder to the `include` of the rule that compiles your code. For the bundler's own runtime, set `target`.",
      zh: '在报告里打开这条结果，查看语法来自哪个文件。如果来自某个包，就把这个包的目录加到编译规则的 `include` 里；如果来自打包工具自己的 runtime，就设置 `target`。',
    },
    snippet: { lang: 'js', code: "export default {\n  target: ['web', 'es2015'],\n};" },
    page: '/guide/rules/e1004',
  },
  E1005: {
    tone: 'warning',
    cues: [
      'do not to use the default import when you import a cjs module.',
      "export 'default' (imported as ",
    ],
    names: [/was not found in '([^']+)'/g],
    title: { en: 'Missing default export', zh: '没有默认导出' },
    means: {
      en: 'A module is imported by its default export but has none, so the value is `undefined` at run time.',
      zh: '代码用了默认导入，模块却没有默认导出，运行时得到的值是 `undefined`。',
    },
    fix: {
      en: 'Import the names you need, or the namespace.',
      zh: '改为导入需要的名称，或者导入命名空间。',
    },
    snippet: {
      lang: 'js',
      code: "import { rate } from './legacy.js';\nimport * as legacy from './legacy.js';",
    },
    page: '/guide/rules/e1005',
  },
  E1006: {
    tone: 'warning',
    cues: ['is included in both initial and async chunks'],
    names: [/Module "([^"]+)" is included/g],
    title: { en: 'Module in initial and async chunks', zh: '同时位于初始与异步 chunk 的模块' },
    means: {
      en: "A module is in the chunk of an entry and again in a chunk that's loaded later, so the output contains its code twice.",
      zh: '某个模块既在入口的 chunk 里，又在稍后才加载的 chunk 里，产物中就有了两份相同的代码。',
    },
    fix: {
      en: 'If you can, import it in one way only: lazily everywhere, or from the entries everywhere. Otherwise, move it into a chunk that both share.',
      zh: '只用一种方式导入这个模块：要么一律懒加载，要么一律由入口导入。如果做不到，就把它移到双方共享的 chunk 里。',
    },
    snippet: {
      lang: 'js',
      code: "export default {\n  optimization: {\n    splitChunks: {\n      cacheGroups: { shared: { test: /shared/, chunks: 'all', enforce: true } },\n    },\n  },\n};",
    },
    page: '/guide/rules/e1006',
  },
  E1007: {
    tone: 'warning',
    cues: ['is only imported for its side effects by '],
    names: [/Module "([^"]+)" is only imported/g],
    title: { en: 'Imported for side effects only', zh: '只有副作用的导入' },
    means: {
      en: "None of the module's exports is used. It stays in the bundle because running it may have side effects.",
      zh: '模块的导出没有用到，之所以留在产物里，是因为执行它可能有副作用。',
    },
    fix: {
      en: "Remove the import if it's a leftover. If the module has no side effects, say so in its `package.json`, then test the app.",
      zh: '如果这条导入语句是遗留的，删掉即可。如果模块没有副作用，就在模块所属的 `package.json` 里声明，然后测试应用。',
    },
    snippet: { lang: 'json', code: '{\n  "sideEffects": false\n}' },
    page: '/guide/rules/e1007',
  },
  EXTEND: {
    tone: 'warning',
    cues: ['[extend:'],
    names: [/\[EXTEND:\w+:([\w-]+)\]/g],
    title: { en: 'Custom rule', zh: '自定义规则' },
    means: {
      en: 'A rule from your own config or from a package reported this. `EXTEND` is the code of every custom rule.',
      zh: '这是自定义规则报出的结果，规则来自你的配置或某个包。`EXTEND` 是所有自定义规则共用的编号。',
    },
    fix: {
      en: 'Find the rule with this title in `linter.extends` of your config. Its `check` function shows what it looks for.',
      zh: '在配置的 `linter.extends` 里找到同名的规则，它的 `check` 函数说明了查到的是什么。',
    },
    page: '/guide/rules/rule-custom',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
