import { documentedRange } from '../analyzerVersions';
import type { MessageFact } from './types';

/** Errors of a config that cannot be loaded, and of a plugin that is not found or not what it should be. */
export const SETUP_MESSAGES = {
  noDefaultExport: {
    tone: 'error',
    cues: [
      'rsdoctorrspackplugin is not a constructor',
      'rsdoctorwebpackplugin is not a constructor',
      'rsdoctorrspackmultipleplugin is not a constructor',
      'rsdoctorwebpackmultipleplugin is not a constructor',
      '@rsdoctor/…does not provide an export named',
    ],
    names: [/requested module '(@rsdoctor\/[\w-]+)'/g, /(Rsdoctor\w+Plugin) is not a constructor/g],
    title: { en: 'The package has no default export', zh: '这个包没有默认导出' },
    means: {
      en: "The config imports the plugin as a default export, but the package doesn't have one. The plugin is a named export.",
      zh: '配置里导入插件的方式不对：插件是具名导出，这个包没有默认导出。',
    },
    fix: { en: 'Import it by its name, in braces.', zh: '用花括号按名称导入。' },
    snippet: {
      lang: 'js',
      code: "import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';",
    },
    page: '/guide/start/quick-start',
  },
  notInstalled: {
    tone: 'error',
    cues: [
      "cannot find package '@rsdoctor/",
      "cannot find module '@rsdoctor/",
      "can't resolve '@rsdoctor/",
      'process.env.rsdoctor enabled, but failed to load',
      'please install @rsdoctor/',
    ],
    names: [
      /(?:Cannot find (?:package|module)|Can't resolve) '(@rsdoctor\/[\w/-]+)'/g,
      /RSDOCTOR enabled, (?:but failed to load|please install) (@rsdoctor\/[\w-]+)/g,
    ],
    title: { en: "The plugin isn't installed here", zh: '插件没有装在这里' },
    means: {
      en: "The package can't be found from the file that imports it. In a monorepo, it's often installed in the root only.",
      zh: '从导入它的文件出发找不到这个包。在 monorepo 里，常见的原因是只装在了根目录。',
    },
    fix: {
      en: 'Install version 1 of it in the package that builds.',
      zh: '装到负责构建的那个包里，版本用 1.x。',
    },
    snippet: { lang: 'bash', code: `npm install -D @rsdoctor/rspack-plugin@${documentedRange()}` },
    page: '/guide/frameworks/monorepo',
  },
  requireEsm: {
    tone: 'error',
    cues: ['err_require_esm', 'require() of es module'],
    names: [/require\(\) of ES Module \S*?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/g],
    title: { en: 'Node.js is too old for this config', zh: 'Node.js 版本太旧' },
    means: {
      en: "A CommonJS config loads Rsdoctor with `require()`, and one of its dependencies, `rslog`, is an ES module. Older versions of Node.js don't allow that.",
      zh: 'CommonJS 配置用 `require()` 加载 Rsdoctor，而它依赖的 `rslog` 是 ES 模块，旧版 Node.js 不允许这样做。',
    },
    fix: {
      en: 'Use Node.js 20.19, 22.12 or newer, or write the config as an ES module such as `rspack.config.mjs`.',
      zh: '使用 Node.js 20.19、22.12 或更新的版本，或者把配置写成 ES 模块，例如 `rspack.config.mjs`。',
    },
    snippet: { lang: 'bash', code: 'node --version' },
    page: '/guide/more/faq#node-version',
  },
  pathNotExported: {
    tone: 'error',
    cues: ["'./rule-utils' is not defined by", 'err_package_path_not_exported'],
    names: [/Package subpath '([^']+)'/g],
    title: { en: "The package doesn't have this path", zh: '包里没有这个路径' },
    means: {
      en: "The import names a path that the package doesn't export. In `@rsdoctor/utils`, the path is `ruleUtils`, not `rule-utils`.",
      zh: '导入的路径不在包的 `exports` 里。`@rsdoctor/utils` 里的路径是 `ruleUtils`，不是 `rule-utils`。',
    },
    fix: { en: 'Import `ruleUtils` instead.', zh: '改为导入 `ruleUtils`。' },
    snippet: { lang: 'js', code: "import * as ruleUtils from '@rsdoctor/utils/ruleUtils';" },
    page: '/guide/more/errors',
  },
  notAPlugin: {
    tone: 'error',
    cues: ['plugin.apply is not a function', "misses the property 'apply'"],
    names: [/(configuration\.plugins\[\d+\])/g],
    title: { en: "An entry in plugins isn't a plugin", zh: 'plugins 里有一项不是插件' },
    means: {
      en: '`plugins` contains the imported package instead of an instance of its plugin class.',
      zh: '`plugins` 里放的是整个模块，而不是其中某个类的实例。',
    },
    fix: {
      en: 'Import the plugin class by its name, and create an instance with `new`.',
      zh: '按名称取出这个类，再用 `new` 创建实例。',
    },
    snippet: {
      lang: 'js',
      code: "const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');\n\nmodule.exports = {\n  plugins: [new RsdoctorRspackPlugin()],\n};",
    },
    page: '/guide/start/quick-start#register',
  },
  windowsVariable: {
    tone: 'error',
    cues: [
      "'rsdoctor' is not recognized",
      "'rsdoctor=true' is not recognized",
      "'rsdoctor' 不是内部或外部命令",
      '无法将“rsdoctor=true”项识别为',
    ],
    title: { en: "The terminal doesn't know RSDOCTOR=true", zh: '终端不支持 RSDOCTOR=true 的写法' },
    means: {
      en: "Terminals on Windows set variables in another way. If you called the command `rsdoctor`, the CLI isn't installed.",
      zh: 'Windows 的终端用别的写法设置环境变量。如果你运行的是 `rsdoctor` 命令，说明没有安装命令行工具。',
    },
    fix: {
      en: 'Let `cross-env` set the variable, in the terminal or in the script.',
      zh: '在终端或脚本里用 `cross-env` 设置这个变量。',
    },
    snippet: { lang: 'bash', code: 'npx cross-env RSDOCTOR=true npm run build' },
    page: '/guide/more/errors#rsdoctor-not-recognized',
  },
  typesCommonJs: {
    tone: 'error',
    cues: ['ts1479', 'ts(1479)'],
    title: { en: 'Types of an ES module in a CommonJS file', zh: 'CommonJS 文件里的 ES 模块类型' },
    means: {
      en: "The error is in Rsdoctor's own type declarations, not in your config.",
      zh: '报错出自 Rsdoctor 自己的类型声明，不是你的配置写错了。',
    },
    fix: {
      en: 'Set `skipLibCheck` in `tsconfig.json`.',
      zh: '在 `tsconfig.json` 里设置 `skipLibCheck`。',
    },
    snippet: { lang: 'json', code: '{\n  "compilerOptions": { "skipLibCheck": true }\n}' },
    page: '/guide/more/errors#typescript',
  },
  typesOptions: {
    tone: 'error',
    cues: ['ts2353', 'ts(2353)', 'ts2741', 'ts(2741)'],
    names: [/'(\w+)' does not exist in type/g, /Property '(\w+)' is missing/g],
    title: { en: "The types don't accept these options", zh: '配置项不符合类型' },
    means: {
      en: "TS2353 names a key that doesn't exist, such as `loaders` in place of `loader`. TS2741 names one that's missing.",
      zh: 'TS2353 指出的键不存在，例如把 `loader` 写成了 `loaders`。TS2741 指出的键没有写。',
    },
    fix: {
      en: 'Correct the key, or add the missing one. The types require `writeDataJson` in `htmlOptions`.',
      zh: '改正这个键，或者补上缺少的键。`htmlOptions` 的类型要求写上 `writeDataJson`。',
    },
    page: '/guide/more/errors#typescript',
  },
  wrongModuleKind: {
    tone: 'error',
    cues: ['is not defined in es module scope', 'cannot use import statement outside a module'],
    title: { en: 'The config is in the wrong module format', zh: '配置文件的模块格式不对' },
    means: {
      en: 'Node.js expects a different module format from the one in the file. For `.js` files, `"type"` in `package.json` decides.',
      zh: 'Node.js 读取这个文件用的格式，与文件的写法不一致：`.js` 文件按哪种格式读取，由 `package.json` 里的 `"type"` 决定。',
    },
    fix: {
      en: 'Rename the config: `.mjs` for `import`, `.cjs` for `require()`.',
      zh: '给配置文件改名：写 `import` 的用 `.mjs`，写 `require()` 的用 `.cjs`。',
    },
    snippet: { lang: 'bash', code: 'mv rspack.config.js rspack.config.cjs' },
    page: '/guide/start/quick-start',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
