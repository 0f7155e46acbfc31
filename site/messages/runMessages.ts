import type { MessageFact } from './types';

/** What the plugin prints while it runs, other than findings. */
export const RUN_MESSAGES = {
  evalSourceMap: {
    tone: 'warning',
    cues: ['sourcemap with eval is not supported'],
    title: { en: 'Eval source map', zh: '使用 eval 的 source map' },
    means: {
      en: "The value of `devtool` contains `eval`. Rsdoctor can't read such a source map, so bundled sizes are missing or incomplete.",
      zh: '`devtool` 的值带有 `eval`。Rsdoctor 读不了这种 source map，打包后体积会缺失或不全。',
    },
    fix: {
      en: 'Use another value while you analyze.',
      zh: '分析时换成别的值。',
    },
    snippet: { lang: 'js', code: "export default {\n  devtool: 'source-map',\n};" },
    page: '/guide/more/troubleshooting#no-bundled-size',
  },
  devtoolTemplate: {
    tone: 'note',
    cues: ['output.devtoolmodulefilenametemplate has been changed'],
    title: { en: 'Absolute paths in source maps', zh: 'source map 里的绝对路径' },
    means: {
      en: "This isn't an error. To tell modules apart, the plugin writes absolute paths from your machine into the source maps. Content hashes change too.",
      zh: '这不是错误。为了区分模块，插件会把你电脑上的绝对路径写进 source map，内容哈希也会变化。',
    },
    fix: {
      en: "Don't deploy this build. Register the plugin only while you analyze, and build again without it.",
      zh: '不要部署这次构建。只在分析时注册插件，发布前不带插件重新构建。',
    },
    snippet: {
      lang: 'js',
      code: "import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';\n\nexport default {\n  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],\n};",
    },
    page: '/guide/more/faq#production-builds',
  },
  analyzerRunning: {
    tone: 'note',
    cues: ['analyzer running on'],
    names: [/running on: (https?:\/\/[\w.:[\]-]+\/\S*)/g],
    title: { en: 'The report is open', zh: '报告已经打开' },
    means: {
      en: "The report is at this address for as long as the process runs. That's why the build doesn't exit.",
      zh: '只要进程还在运行，就能在这个地址打开报告。构建没有退出，也是这个原因。',
    },
    fix: {
      en: "Press Ctrl+C when you're done. To let the build exit by itself, turn the server off.",
      zh: '看完后按 Ctrl+C。如果想让构建自己退出，就关闭服务。',
    },
    snippet: { lang: 'js', code: 'new RsdoctorRspackPlugin({\n  disableClientServer: true,\n});' },
    page: '/guide/more/faq#build-does-not-exit',
  },
  briefWritten: {
    tone: 'note',
    cues: ['generated brief report', 'generated json data'],
    names: [/generated (?:brief report|JSON data): (\S+)/g],
    title: { en: 'A brief report was written', zh: '已生成 brief 报告' },
    means: {
      en: 'This file is the report. An HTML file opens in any browser, without a server.',
      zh: '报告就是这个文件。HTML 文件可以直接用浏览器打开，不需要服务。',
    },
    fix: {
      en: 'Open the HTML file in a browser. Open a JSON file on the Uploader page of any report, or in the box above.',
      zh: '打开 HTML 文件。JSON 文件可以在任意报告的上传页面里打开，也可以用上面的输入框打开。',
    },
    page: '/guide/more/faq#where-is-the-brief-report',
  },
  deprecatedMode: {
    tone: 'note',
    cues: ["the 'mode' configuration will be deprecated in a future version"],
    title: { en: 'Old option: mode', zh: '旧的配置项 mode' },
    means: {
      en: 'The top-level `mode` of the plugin still works, but 2.x no longer has it.',
      zh: '插件最外层的 `mode` 仍然有效，但 2.x 已经没有这个配置项。',
    },
    fix: { en: 'Move it into `output`.', zh: '把它移到 `output` 里。' },
    snippet: { lang: 'js', code: "new RsdoctorRspackPlugin({\n  output: { mode: 'brief' },\n});" },
    page: '/config/options/options#mode',
  },
  deprecatedCompress: {
    tone: 'note',
    cues: ["the 'compressdata' configuration will be deprecated in a future version"],
    title: { en: 'Old option: compressData', zh: '旧的配置项 compressData' },
    means: {
      en: 'The option has no effect: the data is always compressed.',
      zh: '这个配置项没有效果，数据总是会压缩。',
    },
    fix: { en: 'Remove `output.compressData`.', zh: '删除 `output.compressData`。' },
    page: '/config/options/options#output-compress-data',
  },
  deprecatedLite: {
    tone: 'note',
    cues: ['lite features will be deprecated in a future version'],
    title: { en: 'Old option: lite', zh: '旧的配置项 lite' },
    means: {
      en: 'The feature `lite` does the same as a value of `output.reportCodeType`. The line shows the older object form; the string is the current one.',
      zh: '`lite` 等同于 `output.reportCodeType` 的一个值。提示里写的是旧的对象形式，现在要写成字符串。',
    },
    fix: { en: 'Use the string instead.', zh: '改用字符串。' },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: { reportCodeType: 'noAssetsAndModuleSource' },\n});",
    },
    page: '/config/options/options#output-report-code-type',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
