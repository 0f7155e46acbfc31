import { documentedRange } from '../analyzerVersions';
import { OPEN_REPORT } from './openReport';
import type { MessageFact } from './types';

/** What the pages of the report say, and symptoms for which nothing is printed. */
export const REPORT_MESSAGES = {
  loadDataFailed: {
    tone: 'error',
    cues: ['load data failed, please try again'],
    title: { en: 'The report has no data for this view', zh: '报告里没有这个视图的数据' },
    means: {
      en: "The page asks for data that a brief report doesn't have, or the process that served it has ended.",
      zh: 'brief 报告里没有这个页面需要的数据，或者提供数据的进程已经结束。',
    },
    fix: {
      en: 'Build in normal mode, or reopen the report with the command line tool.',
      zh: '用 normal 模式构建，或者用命令行工具重新打开报告。',
    },
    snippet: OPEN_REPORT,
    page: '/guide/start/cli#analyze',
  },
  foreignHost: {
    tone: 'error',
    cues: ['http error 403'],
    title: { en: 'The server refuses this host name', zh: '服务拒绝了这个主机名' },
    means: {
      en: "The report's server only answers to `localhost` and to IP addresses.",
      zh: '报告服务只响应 `localhost` 和 IP 地址。',
    },
    fix: {
      en: 'Forward the port to your machine, and open the report at `localhost`.',
      zh: '把端口转发到自己的机器，再用 `localhost` 打开报告。',
    },
    snippet: { lang: 'bash', code: 'ssh -L 8200:127.0.0.1:8200 host' },
    page: '/guide/more/errors#http-403',
  },
  destructureSize: {
    tone: 'error',
    cues: ["cannot destructure property 'size'"],
    title: { en: 'Bundle Size crashes (1.5)', zh: '产物体积分析打不开（1.5）' },
    means: {
      en: 'In 1.5, the **Bundle Size** page stops with this error for some reports.',
      zh: '在 1.5 版本里，有些报告的**产物体积分析**页面会因为这个错误而打不开。',
    },
    fix: { en: 'Update the plugin and the command line tool.', zh: '升级插件和命令行工具。' },
    snippet: { lang: 'bash', code: `npm install -D @rsdoctor/rspack-plugin@${documentedRange()}` },
    page: '/guide/more/errors#cannot-destructure-size',
  },
  invalidManifest: {
    tone: 'error',
    cues: ['invalid manifest data', 'invalid json format', 'failed to load manifest data:'],
    title: { en: "The Uploader page can't open this file", zh: '上传页面不接受这个文件' },
    means: {
      en: 'It opens the `rsdoctor-data.json` of brief mode, or a `stats.json` with `assets` and `chunks`.',
      zh: '上传页面读取 brief 模式的 `rsdoctor-data.json`，或者含有 `assets` 和 `chunks` 的 `stats.json`。',
    },
    fix: {
      en: 'Let brief mode write the JSON file. A `manifest.json` only names other files.',
      zh: '用 brief 模式生成 JSON 文件。`manifest.json` 只列出其他文件，不能上传。',
    },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: { mode: 'brief', options: { type: ['html', 'json'] } },\n});",
    },
    page: '/guide/rules/upload-data#uploader-page',
  },
  noEcmaTarget: {
    tone: 'note',
    cues: ['no ecma version check rules were found'],
    title: { en: 'E1004 has no target', zh: 'E1004 没有设置目标' },
    means: {
      en: "In 1.x, the rule doesn't read your browserslist by default, so it checks nothing until you set a target.",
      zh: '在 1.x 里，这条规则默认不读取 browserslist，设置目标之前什么都不检查。',
    },
    fix: { en: 'Set a version or targets.', zh: '设置版本或目标浏览器。' },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  linter: { rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] } },\n});",
    },
    page: '/guide/rules/e1004#options',
  },
  briefNoLoaders: {
    tone: 'note',
    cues: ['no loader result', 'do not have the codes of assets'],
    title: { en: 'Brief reports leave code out', zh: 'brief 报告不保留代码' },
    means: {
      en: 'Brief mode stores neither module code nor the input and output of loaders, which keeps the file small.',
      zh: 'brief 模式不保存模块代码，也不保存 loader 的输入和输出，这样文件才小。',
    },
    fix: { en: 'Build in normal mode to see them.', zh: '想看这些内容，请用 normal 模式构建。' },
    snippet: { lang: 'js', code: "new RsdoctorRspackPlugin({\n  output: { mode: 'normal' },\n});" },
    page: '/guide/more/errors#no-loader-result',
  },
  noSizes: {
    tone: 'warning',
    cues: [],
    title: { en: 'Bundled sizes are 0', zh: '打包后体积是 0' },
    means: {
      en: 'Without a source map, concatenated modules on webpack have no bundled size, and neither have most modules on Rspack 2. From webpack 5.107 on, `[contenthash]` in a file name has the same effect.',
      zh: '没有 source map 时，webpack 构建里被合并的模块、Rspack 2 的大多数模块都没有打包后体积。从 webpack 5.107 起，文件名带 `[contenthash]` 也会这样。',
    },
    fix: {
      en: 'Set both options to these values while you analyze.',
      zh: '分析时把这两项设为下面的值。',
    },
    snippet: {
      lang: 'js',
      code: "module.exports = {\n  devtool: 'source-map',\n  optimization: { realContentHash: false },\n};",
    },
    page: '/guide/more/troubleshooting#no-bundled-size',
  },
  noReport: {
    tone: 'warning',
    cues: [],
    title: { en: 'No report shows', zh: '没有出现报告' },
    means: {
      en: "If there's no line with `Rsdoctor v1`, the plugin isn't registered in this build.",
      zh: '没有 `Rsdoctor v1` 这一行，说明这次构建没有注册插件。',
    },
    fix: {
      en: 'Check that `RSDOCTOR` is exactly `true` in the terminal that builds, and that your config reads it.',
      zh: '检查运行构建的终端里 `RSDOCTOR` 是不是 `true`，配置有没有读取它。',
    },
    snippet: { lang: 'bash', code: 'RSDOCTOR=true npm run build' },
    page: '/guide/more/troubleshooting',
  },
  emptySecondRun: {
    tone: 'warning',
    cues: [],
    title: { en: 'The second webpack report is almost empty', zh: '第二次的 webpack 报告几乎是空的' },
    means: {
      en: "webpack leaves files that haven't changed out of its stats, so the report only lists `index.html`.",
      zh: 'webpack 的 stats 不包含没有变化的文件，所以报告里只有 `index.html`。',
    },
    fix: { en: 'Delete the output folder before each analysis.', zh: '每次分析前删除输出目录。' },
    snippet: { lang: 'bash', code: 'node -e "fs.rmSync(\'dist\', { recursive: true, force: true })"' },
    page: '/guide/more/troubleshooting#empty-second-run',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
