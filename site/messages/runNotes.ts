import type { MessageFact } from './types';

/** What the plugin and the bundlers print besides: options without effect, sizes, other packages. */
export const RUN_NOTES = {
  tileGraph: {
    tone: 'note',
    cues: ['the option generatetilegraph is deprecated'],
    title: { en: 'Old option: generateTileGraph', zh: '旧的配置项 generateTileGraph' },
    means: {
      en: 'The option does nothing: every report has the treemap.',
      zh: '这个配置项没有效果，每份报告都有矩形树图。',
    },
    fix: { en: 'Remove `supports.generateTileGraph`.', zh: '删除 `supports.generateTileGraph`。' },
    page: '/config/options/options#supports-generate-tile-graph',
  },
  treeShakingRspack: {
    tone: 'note',
    cues: ['rspack currently does not support treeshaking capabilities'],
    title: { en: 'No tree shaking page on Rspack', zh: 'Rspack 没有 tree shaking 页面' },
    means: {
      en: 'The feature `treeShaking` needs data that only webpack provides. On Rspack, the page crashes when you open it.',
      zh: '功能 `treeShaking` 需要的数据只有 webpack 才有。使用 Rspack 时，这个页面一打开就会崩溃。',
    },
    fix: {
      en: 'Remove the feature. E1007, E1008 and the bailout reasons of a module answer the same question.',
      zh: '去掉这项功能。E1007、E1008 和模块的 bailout 原因可以回答同样的问题。',
    },
    page: '/guide/more/errors#tree-shaking-rspack',
  },
  banner: {
    tone: 'warning',
    cues: [
      'supports.banner option is enabled',
      'bannerplugin detected in project',
      'rsdoctor_start::',
      'rsdoctor_end::',
    ],
    title: { en: 'supports.banner is on', zh: '开启了 supports.banner' },
    means: {
      en: "The plugin writes `console.log` markers into the output so that it can read bundles with a banner. That's for debugging only.",
      zh: '为了读取带 banner 的产物，插件会在输出里写入 `console.log` 标记，只能用于调试。',
    },
    fix: {
      en: "Don't deploy this build, and remove the option when you're done. While it's on, the minimizer must keep `console` calls (`drop_console: false`).",
      zh: '不要部署这次构建，用完后去掉这个配置项。开启期间，压缩插件必须保留 `console` 调用（`drop_console: false`）。',
    },
    page: '/config/options/options#supports-banner',
  },
  sourceMapFeatures: {
    tone: 'note',
    cues: ["unrecognized key(s) in object: 'sourcemapfeatures'"],
    title: { en: "Rspack doesn't know an option of the plugin", zh: 'Rspack 不认识插件设置的一项' },
    means: {
      en: "Rspack 1.3, which Rspress 1 uses, doesn't know an option that the plugin sets. The build finishes all the same.",
      zh: 'Rspress 1 用的 Rspack 1.3 不认识插件设置的一项，构建照样会完成。',
    },
    fix: {
      en: 'Ignore the line, or update Rspack.',
      zh: '忽略这一行，或者升级 Rspack。',
    },
    page: '/guide/more/errors#source-map-features',
  },
  noBundlesParsed: {
    tone: 'warning',
    cues: ['no bundles were parsed. analyzer will show only', 'error parsing bundle asset'],
    names: [/Error parsing bundle asset "([^"]+)"/g],
    title: { en: "The output couldn't be parsed", zh: '无法解析产物' },
    means: {
      en: "Without a source map, Rsdoctor parses the output. It couldn't parse this file, so bundled sizes are missing.",
      zh: '没有 source map 时，Rsdoctor 会解析产物；这个文件解析失败，因此没有打包后体积。',
    },
    fix: { en: 'Turn a source map on while you analyze.', zh: '分析时开启 source map。' },
    snippet: { lang: 'js', code: "module.exports = {\n  devtool: 'source-map',\n};" },
    page: '/guide/more/troubleshooting#no-bundled-size',
  },
  assetSizeLimit: {
    tone: 'note',
    cues: [
      'asset size limit: the following asset',
      'entrypoint size limit: the following entrypoint',
      'exceed the recommended size limit',
    ],
    names: [/(?<![\w.~/-])([\w.~/-]{1,150}\.(?:js|css|wasm)) \([\d.]{1,12} [KM]iB\)/g],
    title: { en: 'Large files', zh: '文件太大' },
    means: {
      en: 'This comes from the bundler itself: a file, or all files of an entry together, exceed its size limit, which is 244 KiB by default.',
      zh: '这是打包工具自己的提示：某个文件或某个入口的全部文件超过了它的上限，默认是 244 KiB。',
    },
    fix: {
      en: 'Open **Bundle Size** in the report and look for the largest modules and packages.',
      zh: '在报告里打开**产物体积分析**，查找最大的模块和包。',
    },
    page: '/guide/usage/bundle-size',
  },
  babelDeoptimised: {
    tone: 'note',
    cues: ['the code generator has deoptimised the styling of'],
    names: [/deoptimised the styling of (\S+)/g],
    title: { en: 'Babel processes a very large file', zh: 'Babel 处理了很大的文件' },
    means: {
      en: "This comes from Babel itself. The file is over 500 KB, and if it's in `node_modules`, it probably doesn't need `babel-loader`.",
      zh: '这是 Babel 自己的提示：这个文件超过 500 KB。如果它在 `node_modules` 里，多半不需要经过 `babel-loader`。',
    },
    fix: {
      en: 'Limit the rule for `babel-loader` to your source folder.',
      zh: '让 `babel-loader` 的规则只处理源码目录。',
    },
    page: '/blog/topic/loader-optimization',
  },
  cannotResolve: {
    tone: 'error',
    cues: ["module not found: can't resolve", "module not found: error: can't resolve"],
    names: [/Can't resolve '([^']+)'/g],
    title: { en: "A module wasn't found", zh: '找不到模块' },
    means: {
      en: "The bundler can't resolve an import in your code. This has nothing to do with Rsdoctor.",
      zh: '打包工具无法解析代码里的一条导入，和 Rsdoctor 无关。',
    },
    fix: {
      en: 'Correct the path, or install the package. If the cause is unclear, turn on the feature `resolver` and look at the requests.',
      zh: '改正路径，或者安装这个包。如果原因不明，就开启 `resolver` 功能，查看解析请求。',
    },
    page: '/guide/usage/resolver',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
