import type { MessageFact } from './types';

/** Findings of the rules that are about packages; their codes and messages are added by `messages.ts`. */
export const PACKAGE_RULES = {
  E1001: {
    tone: 'warning',
    cues: ['multiple packages of ', ' versions was found', ' versions found v'],
    names: [
      /Multiple packages of (\S+) found:/g,
      /(?<![\w./-])(@?[\w./-]{1,100}?) ?\d{1,2} versions (?:was )?found/g,
      /\d [kM]?B (\S{0,200}node_modules\/\S{1,100})/g,
    ],
    title: { en: 'Duplicate package', zh: '重复的包' },
    means: {
      en: "The bundle contains several versions of one package. Users download it more than once, and state such as a React context isn't shared between the copies.",
      zh: '产物里有同一个包的多个版本。用户要重复下载，React context 这样的状态也无法在各份之间共享。',
    },
    fix: {
      en: 'Find out which dependency needs which version, then deduplicate the lockfile if one version satisfies all of them.',
      zh: '先查清哪个依赖需要哪个版本；如果有一个版本能满足所有依赖，就去掉 lockfile 里多余的版本。',
    },
    snippet: { lang: 'bash', code: 'npm explain {name}\nnpm dedupe' },
    page: '/guide/rules/e1001',
  },
  E1002: {
    tone: 'warning',
    cues: ['was bundled into different chunks:', 'has duplicates bundled into multiple chunks'],
    names: [
      /The same package (\S+) was bundled/g,
      /(?<![\w./@-])(@?[\w./-]{1,100}?)(?:@[\d.]{1,20})? ?has duplicates bundled/g,
    ],
    title: { en: 'Package in several chunks', zh: '跨 chunk 的包' },
    means: {
      en: 'The same modules of a package are in more than one chunk, so users can download them twice.',
      zh: '某个包的同一个模块进了多个 chunk，用户可能重复下载。',
    },
    fix: {
      en: 'Let entries and async chunks share packages. Leave small packages alone: one more request can cost more than the copy.',
      zh: '让入口和异步 chunk 共享这些包。如果包很小，可以不处理：多一次请求可能比多一份代码更慢。',
    },
    snippet: {
      lang: 'js',
      code: "export default {\n  optimization: { splitChunks: { chunks: 'all' } },\n};",
    },
    page: '/guide/rules/e1002',
  },
  E1008: {
    tone: 'warning',
    cues: [
      '(cjs require) which prevents tree-shaking of the entire module',
      'cannot be tree-shaken — required via cjs',
    ],
    names: [
      /require\('([^']+)'\) \(CJS require\)/g,
      /"([^"]+)" uses require\(/g,
      /tree-shaking of the entire module "([^"]+)"/g,
    ],
    title: { en: 'Bare require()', zh: '加载整个模块的 require()' },
    means: {
      en: 'A file in your project loads a whole module with `require()`, so the bundler has to keep all its exports, used or not.',
      zh: '项目里有文件用 `require()` 加载了整个模块，打包工具只能保留这个模块的所有导出，无论是否用到。',
    },
    fix: {
      en: 'Import the names you need. If the file has to stay CommonJS, read the property in the same expression.',
      zh: '改为导入需要的名称。如果文件只能使用 CommonJS，就在同一个表达式里读取属性。',
    },
    snippet: { lang: 'js', code: "import { mix } from './tone.js';" },
    page: '/guide/rules/e1008',
  },
  E1009: {
    tone: 'warning',
    cues: [') but was resolved to cjs by ', 'has an esm entry but was resolved to cjs by'],
    names: [/"([^"]+)" declares an ESM entry/g, /Package: ?(@?[^@\s]+)@[\d.]+/g],
    title: { en: 'ES module resolved to CommonJS', zh: 'ES 模块解析到 CommonJS' },
    means: {
      en: 'Your code uses `import` and the package has an ES module, but the bundler resolved it to the CommonJS file, whose unused exports are harder to remove.',
      zh: '你的代码写的是 `import`，包也提供了 ES 模块，打包工具却选择了 CommonJS 文件，没有用到的导出因此更难去掉。',
    },
    fix: {
      en: 'Look for `resolve.mainFields`, `resolve.conditionNames` or an alias in your config. Remove it, or put `module` before `main`.',
      zh: '在配置里查找 `resolve.mainFields`、`resolve.conditionNames` 或别名，把它去掉，或者把 `module` 放在 `main` 之前。',
    },
    snippet: {
      lang: 'js',
      code: "export default {\n  resolve: { mainFields: ['browser', 'module', 'main'] },\n};",
    },
    page: '/guide/rules/e1009',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
