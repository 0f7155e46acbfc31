import { LAST_SPLITTING } from '../typedVersions';
import { OPEN_REPORT } from './openReport';
import type { MessageFact } from './types';

/** Errors of the process: memory, ports, browser; and of the command line tool. */
export const PROCESS_MESSAGES = {
  outOfMemory: {
    tone: 'error',
    cues: [
      'heap out of memory',
      'reached heap limit',
      'err_worker_out_of_memory',
      'allocation failed - process out of memory',
    ],
    title: { en: 'Out of memory', zh: '内存不足' },
    means: {
      en: 'Node.js ran out of memory. Recording loaders and module code takes memory on top of what the build needs.',
      zh: 'Node.js 的堆内存用完了。除了构建本身，记录 loader 数据和模块代码也要占用内存。',
    },
    fix: {
      en: "Raise the limit first. If that isn't enough, record less with `features: ['bundle']`.",
      zh: "先调高上限。如果还不够，就设置 `features: ['bundle']`，少采集一些数据。",
    },
    snippet: { lang: 'bash', code: 'NODE_OPTIONS=--max-old-space-size=8192 npm run build' },
    page: '/guide/more/errors#heap-out-of-memory',
  },
  killed: {
    tone: 'error',
    cues: [
      'exit code 137',
      'exit code: 137',
      'exit status 137',
      'exited with code 137',
      'errno 137',
      'oomkilled',
      '退出码 137',
      '退出码:137',
      '退出码为 137',
    ],
    title: { en: 'The process was killed', zh: '进程被杀掉了' },
    means: {
      en: "The machine or the container ran out of memory, so the system ended the build. Node.js's own limit isn't the reason.",
      zh: '机器或容器的内存用完了，系统结束了构建进程，与 Node.js 自己的内存上限无关。',
    },
    fix: {
      en: 'Give the container more memory, or record less.',
      zh: '给容器更多内存，或者少采集一些数据。',
    },
    snippet: { lang: 'js', code: "new RsdoctorRspackPlugin({\n  features: ['bundle'],\n});" },
    page: '/guide/more/errors#exit-code-137',
  },
  stringTooLong: {
    tone: 'error',
    cues: ['cannot create a string longer than', 'invalid string length'],
    title: { en: 'Too much data for one string', zh: '数据太大，一个字符串放不下' },
    means: {
      en: 'One kind of recorded data is too long for a single JavaScript string.',
      zh: '某一类数据超过了 JavaScript 字符串的最大长度。',
    },
    fix: {
      en: `On webpack, use ${LAST_SPLITTING} of the plugin, which splits such data. If that isn't enough, record less.`,
      zh: `使用 webpack 时，插件用 ${LAST_SPLITTING} 版本，这样的数据会分块保存。还不够的话，就少采集一些数据。`,
    },
    snippet: { lang: 'js', code: "new RsdoctorRspackPlugin({\n  features: ['bundle'],\n});" },
    page: '/guide/more/faq#huge-project',
  },
  portTaken: {
    tone: 'error',
    cues: ['eaddrinuse'],
    names: [/address already in use (\S{1,60})/g],
    title: { en: 'The port is in use', zh: '端口已被占用' },
    means: {
      en: 'Two servers want the same port. Rsdoctor moves on if its port is taken, but the random one it picks may be the one that your own server wants a moment later.',
      zh: '两个服务要用同一个端口。Rsdoctor 遇到端口被占用会自动换一个，但随机选到的端口，可能正是你自己的服务随后要用的。',
    },
    fix: { en: 'Give Rsdoctor its own port.', zh: '给 Rsdoctor 指定一个端口。' },
    snippet: { lang: 'js', code: 'new RsdoctorRspackPlugin({\n  server: { port: 9400 },\n});' },
    page: '/guide/more/errors#eaddrinuse',
  },
  browserNotOpened: {
    tone: 'warning',
    cues: ['failed to open rsdoctor url'],
    title: { en: "The browser didn't open", zh: '浏览器没有打开' },
    means: {
      en: 'The report is ready, but no browser could be started, as on a remote machine.',
      zh: '报告已经就绪，只是无法启动浏览器，例如在远程机器上。',
    },
    fix: {
      en: 'Open the address from the terminal yourself. From another machine, forward the port, or use brief mode and copy the file.',
      zh: '自己打开终端里的地址。如果构建在另一台机器上，就转发端口，或者改用 brief 模式，再把文件复制过来。',
    },
    page: '/guide/more/faq#container',
  },
  movedReport: {
    tone: 'error',
    cues: [
      "enoent: no such file or directory, open '…/.rsdoctor/…/0'",
      "enoent: no such file or directory, open '…\\.rsdoctor\\…\\0'",
    ],
    names: [/open '([^']+\.rsdoctor[^']+)'/g],
    title: { en: 'The report was moved', zh: '报告被移动过' },
    means: {
      en: "`manifest.json` contains the absolute paths of its data files, and one of these files isn't there anymore.",
      zh: '`manifest.json` 里写的是数据文件的绝对路径，其中有文件已经不在原处。',
    },
    fix: {
      en: 'Share the HTML file of brief mode instead, or replace the start of the paths. If a file is missing, build again.',
      zh: '改为分享 brief 模式的 HTML 文件，或者替换路径的开头。如果缺了文件，就重新构建。',
    },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: { mode: 'brief' },\n});",
    },
    page: '/guide/more/errors#enoent-manifest',
  },
  notJson: {
    tone: 'error',
    cues: [
      '[rsdoctor error]…syntaxerror: unexpected token…is not valid json',
      '@rsdoctor/cli…syntaxerror: unexpected token…is not valid json',
      'syntaxerror: unexpected token…is not valid json…@rsdoctor/cli',
      // Node.js before 20.
      'syntaxerror: unexpected token < in json at position 0…@rsdoctor/cli',
    ],
    title: { en: "The file isn't JSON", zh: '这个文件不是 JSON' },
    means: {
      en: 'The CLI only reads JSON in UTF-8. A `<` in the message means an HTML page: `rsdoctor-report.html`, or what a server sent instead of the file. `PK` means a zip, and unreadable characters mean gzip or UTF-16.',
      zh: '命令行工具只能读取 UTF-8 编码的 JSON。报错里有 `<`，说明是 HTML 页面：可能是 `rsdoctor-report.html`，也可能是服务器返回的其他页面。`PK` 说明是 zip，乱码说明是 gzip 或 UTF-16。',
    },
    fix: {
      en: 'Open `rsdoctor-report.html` in the browser; it needs no command. To compare reports, write `rsdoctor-data.json` too, and pass that.',
      zh: '`rsdoctor-report.html` 直接用浏览器打开即可，不需要命令。如果要对比报告，就同时生成 `rsdoctor-data.json`，把它传给命令。',
    },
    snippet: {
      lang: 'js',
      code: "new RsdoctorRspackPlugin({\n  output: { mode: 'brief', options: { type: ['html', 'json'] } },\n});",
    },
    page: '/guide/more/errors#analyze-syntax-error',
  },
  cutManifest: {
    tone: 'error',
    cues: [
      '[rsdoctor error]…syntaxerror:…json at position',
      '[rsdoctor error]…syntaxerror: unexpected end of json',
      '@rsdoctor/cli…syntaxerror:…json at position',
      '@rsdoctor/cli…syntaxerror: unexpected end of json',
    ],
    title: { en: 'The manifest is damaged', zh: 'manifest 文件不完整' },
    means: {
      en: 'The JSON in it is incomplete, for example because the build was stopped while writing it.',
      zh: '这个文件不是完整的 JSON，例如写到一半时构建中断了。',
    },
    fix: { en: 'Build again, then open it.', zh: '重新构建，再打开它。' },
    snippet: OPEN_REPORT,
    page: '/guide/start/cli#analyze',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
