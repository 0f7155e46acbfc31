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
      en: 'The config imports the plugin as a default export, but the package doesn’t have one. The plugin is a named export.',
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
      'process.env.rsdoctor enabled, please install',
    ],
    names: [
      /(?:Cannot find (?:package|module)|Can't resolve) '(@rsdoctor\/[\w/-]+)'/g,
      /RSDOCTOR enabled, (?:but failed to load|please install) (@rsdoctor\/[\w-]+)/g,
    ],
    title: { en: 'The plugin isn’t installed here', zh: '插件没有装在这里' },
    means: {
      en: 'The package can’t be found from the file that imports it. In a monorepo, it’s often installed in the root only.',
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
      en: 'A CommonJS config loads Rsdoctor with `require()`, and one of its dependencies, `rslog`, is an ES module. Older versions of Node.js don’t allow that.',
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
    title: { en: 'The package doesn’t have this path', zh: '包里没有这个路径' },
    means: {
      en: 'The import names a path that the package doesn’t export. In `@rsdoctor/utils`, the path is `ruleUtils`, not `rule-utils`.',
      zh: '导入的路径不在包的 `exports` 里。`@rsdoctor/utils` 里的路径是 `ruleUtils`，不是 `rule-utils`。',
    },
    fix: { en: 'Import `ruleUtils` instead.', zh: '改为导入 `ruleUtils`。' },
    snippet: { lang: 'js', code: "import * as ruleUtils from '@rsdoctor/utils/ruleUtils';" },
    page: '/guide/more/faq#error-messages',
  },
  notAPlugin: {
    tone: 'error',
    cues: ['plugin.apply is not a function', "misses the property 'apply'"],
    names: [/(configuration\.plugins\[\d+\])/g],
    title: { en: 'An entry in plugins isn’t a plugin', zh: 'plugins 里有一项不是插件' },
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
