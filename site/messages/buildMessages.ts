import { STRING_FALLBACK } from '../typedVersions';
import type { MessageFact } from './types';

/** Errors that stop a build because of an option, a value of the bundler's config, or another bundler. */
export const BUILD_MESSAGES = {
  gzipLevel: {
    tone: 'error',
    cues: ['must be an integer between 0 and 9'],
    title: { en: 'Gzip level out of range', zh: 'gzip 级别超出范围' },
    means: {
      en: "The plugin stops the build if the gzip level isn't between 0 and 9.",
      zh: 'gzip 级别不在 0 到 9 之间，构建会中断。',
    },
    fix: { en: 'Use a level from 0 to 9; 6 is the default.', zh: '使用 0 到 9 之间的级别，默认是 6。' },
    snippet: {
      lang: 'js',
      code: 'new RsdoctorRspackPlugin({\n  supports: { gzip: { gzipLevel: 6 } },\n});',
    },
    page: '/config/options/options#supports-gzip',
  },
  wrongOptionType: {
    tone: 'error',
    cues: [
      "assert('object' == typeof",
      "assert('boolean' == typeof",
      "assert(void 0 === port 'number' == typeof port)",
      'assertionerror…normalizeuserconfig',
      'assertionerror…new rsdoctorserver',
    ],
    names: [/assert\('\w+' == typeof (\w+)\b/g, /'number' == typeof (\w+)\)/g],
    title: { en: 'An option has the wrong type', zh: '配置项的类型不对' },
    means: {
      en: "The plugin checks its options when it's created. The line with `assert` names the wrong one.",
      zh: '插件在创建时会检查自己的配置项，`assert` 那一行写着是哪一项。',
    },
    fix: {
      en: 'Correct the value: `linter` and `features` are objects, `features` may be a list, `disableClientServer` is a boolean, `port` a number.',
      zh: '改正这一项的值：`linter` 和 `features` 是对象，`features` 也可以是数组，`disableClientServer` 是布尔值，`port` 是数字。',
    },
    page: '/config/options/options#all-options',
  },
  napiFallback: {
    tone: 'error',
    cues: ['given napi value is not an array on napiresolveoptions.fallback'],
    title: { en: 'resolveLoader.fallback is not an array', zh: 'resolveLoader.fallback 的值不是数组' },
    means: {
      en: "A value in `resolveLoader.fallback` is a string, as Re.Pack writes it, and the plugin passes it on to Rspack's resolver.",
      zh: '`resolveLoader.fallback` 里有一项是字符串，Re.Pack 就这样写；插件把它原样交给了 Rspack 的解析器。',
    },
    fix: {
      en: `Use version ${STRING_FALLBACK} of the Rspack plugin. On webpack, write the string as an array.`,
      zh: `使用 ${STRING_FALLBACK} 版的 Rspack 插件。使用 webpack 时，把字符串改成数组。`,
    },
    snippet: { lang: 'bash', code: `npm install -D @rsdoctor/rspack-plugin@${STRING_FALLBACK}` },
    page: '/guide/more/errors#napi-fallback',
  },
  threadLoader: {
    tone: 'error',
    cues: ['thread loader (worker '],
    title: { en: 'A worker of thread-loader failed', zh: 'thread-loader 的 worker 出错' },
    means: {
      en: 'A loader failed in a worker of `thread-loader`. Version 3 fails with `babel-loader` 10 even without Rsdoctor.',
      zh: '在 `thread-loader` 的 worker 里，有 loader 出错。`thread-loader` 3 和 `babel-loader` 10 一起用时，不开 Rsdoctor 也会失败。',
    },
    fix: {
      en: 'Build without Rsdoctor. If that works, take `thread-loader` out while you analyze.',
      zh: '先去掉 Rsdoctor 构建一次。如果这样能成功，分析时就去掉 `thread-loader`。',
    },
    page: '/guide/more/errors#thread-loader-worker',
  },
  circularConfig: {
    tone: 'error',
    cues: ['converting circular structure to json'],
    names: [/starting at object with constructor '(\w+)'/g],
    title: { en: "The config can't be written as JSON", zh: '配置无法写成 JSON' },
    means: {
      en: "An object in the config refers to itself, such as a minimizer that keeps its compiler. Brief mode's JSON file can't store that.",
      zh: '配置里有循环引用，例如压缩插件里保存了 compiler，brief 模式的 JSON 文件存不下这样的对象。',
    },
    fix: {
      en: 'Leave `json` out of `type`. The HTML file and normal mode still work.',
      zh: '从 `type` 里去掉 `json`。HTML 文件和 normal 模式都正常。',
    },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: { mode: 'brief', options: { type: ['html'] } },\n});",
    },
    page: '/config/options/options#output-options',
  },
  jsonFolder: {
    tone: 'error',
    cues: ['enoent…rsdoctorsdk.writestore'],
    names: [/ENOENT: no such file or directory, open '([^']+)'/g],
    title: { en: "The folder for the JSON file doesn't exist", zh: 'JSON 文件的目录不存在' },
    means: {
      en: "`jsonOptions.fileName` contains a folder that doesn't exist, and Rsdoctor doesn't create it.",
      zh: '`jsonOptions.fileName` 里带了目录，而这个目录不会自动创建。',
    },
    fix: {
      en: 'Use a plain file name, and set the folder with `output.reportDir`.',
      zh: '只写文件名，目录用 `output.reportDir` 设置。',
    },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: {\n    mode: 'brief',\n    reportDir: './reports',\n    options: { type: ['json'], jsonOptions: { fileName: 'build.json' } },\n  },\n});",
    },
    page: '/config/options/options#output-options',
  },
  callStack: {
    tone: 'error',
    cues: ['maximum call stack size exceeded', 'reportloader'],
    title: { en: 'Call stack size exceeded', zh: '调用栈溢出' },
    means: {
      en: "If the stack trace names `reportLoader`, it's a bug in Rsdoctor: each time a file's loaders run, its recorded data doubles. It happens with rebuilds in watch mode, or many queries for one file, and affects Rspack's built-in loaders, loaders that are ES modules, and on webpack rules for `.vue`.",
      zh: '如果调用栈里有 `reportLoader`，这是 Rsdoctor 的缺陷：同一个文件每被 loader 处理一次，为它记录的数据就翻一倍，例如在 watch 模式下多次重新构建，或者一个文件带有很多 query。Rspack 的内置 loader、用 ES 模块写的 loader，以及 webpack 上匹配 `.vue` 的规则会这样。',
    },
    fix: {
      en: 'Leave the loaders out. Without `reportLoader` in the stack trace, build without `RSDOCTOR` to see whether the bundler fails by itself.',
      zh: '不要采集 loader 数据。如果调用栈里没有 `reportLoader`，就去掉 `RSDOCTOR` 构建一次，看打包工具自己会不会报错。',
    },
    snippet: { lang: 'js', code: 'new RsdoctorRspackPlugin({\n  features: { loader: false },\n});' },
    page: '/guide/more/errors#call-stack',
  },
  silentBuild: {
    tone: 'error',
    cues: ['exited the environment with code'],
    title: { en: 'The build ends, nothing is emitted, no message', zh: '构建结束了，没有产物，也没有报错' },
    means: {
      en: "The build exits and `dist` stays empty. Either an error isn't printed, because of `stats: 'none'` or a script that ignores `stats`, or something calls `process.exit()`, or the process was killed.",
      zh: "构建退出了，`dist` 里没有任何输出。可能是报错没有打印出来（`stats: 'none'`，或者脚本没有处理 `stats`），也可能是有代码调用了 `process.exit()`，或者进程被杀掉了。",
    },
    fix: {
      en: "Set `stats: 'errors-only'`. If there's no error, have Node.js print who ends the process.",
      zh: "设置 `stats: 'errors-only'`。如果没有报错，就让 Node.js 打印是谁结束了进程。",
    },
    snippet: { lang: 'bash', code: 'NODE_OPTIONS=--trace-exit npm run build' },
    page: '/guide/more/troubleshooting#silent-build',
  },
  turbopack: {
    tone: 'error',
    cues: ['this build is using turbopack, with a webpack config', 'next.js…(turbopack)'],
    names: [/(Next\.js \d[\w.-]*)/g],
    title: { en: 'Next.js builds with Turbopack', zh: 'Next.js 使用了 Turbopack' },
    means: {
      en: "Turbopack doesn't run webpack plugins, so Rsdoctor sees nothing of this build. Next.js 16 uses it by default.",
      zh: 'Turbopack 不运行 webpack 插件，Rsdoctor 看不到这次构建。Next.js 16 默认使用 Turbopack。',
    },
    fix: { en: 'Build with webpack while you analyze.', zh: '分析时改用 webpack 构建。' },
    snippet: { lang: 'bash', code: 'npx next build --webpack' },
    page: '/guide/frameworks/next-js',
  },
  devtoolPattern: {
    tone: 'error',
    cues: ['configuration.devtool should match pattern'],
    title: { en: "webpack doesn't know this devtool", zh: 'webpack 不认识这个 devtool' },
    means: {
      en: 'webpack 5 only accepts the parts of this value in one order.',
      zh: 'webpack 5 只接受固定顺序的写法。',
    },
    fix: {
      en: 'Use `source-map`, `hidden-source-map` or `cheap-module-source-map`, which Rsdoctor reads too.',
      zh: '使用 `source-map`、`hidden-source-map` 或 `cheap-module-source-map`，这几种 Rsdoctor 都能读取。',
    },
    snippet: { lang: 'js', code: "module.exports = {\n  devtool: 'source-map',\n};" },
    page: '/guide/more/troubleshooting#no-bundled-size',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
