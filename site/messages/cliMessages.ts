import { documentedRange } from '../analyzerVersions';
import { OPEN_REPORT } from './openReport';
import type { MessageFact } from './types';

/** Errors of the command line tool about how it was called. */
export const CLI_MESSAGES = {
  missingArgument: {
    tone: 'error',
    cues: [
      'missing required argument: --',
      'missing required arguments: --',
      'missing required argument. please',
    ],
    names: [/Missing required arguments?: (--[a-z -]+?)(?= \[|$| 💡)/g],
    title: { en: 'An option is missing', zh: '缺少参数' },
    means: {
      en: '`analyze` and `stats-analyze` need `--profile`, `bundle-diff` needs `--baseline` and `--current`.',
      zh: '`analyze` 和 `stats-analyze` 需要 `--profile`，`bundle-diff` 需要 `--baseline` 和 `--current`。',
    },
    fix: { en: 'Add the missing path.', zh: '补上缺少的路径。' },
    snippet: OPEN_REPORT,
    page: '/guide/start/cli#commands',
  },
  unknownOption: {
    tone: 'error',
    cues: ['unknown option. please check your command'],
    title: { en: "The command doesn't have this option", zh: '命令没有这个参数' },
    means: {
      en: 'Each command has its own options: only `analyze` has `--no-open`, and `bundle-diff` has no `--port`.',
      zh: '各个命令的参数不同：只有 `analyze` 有 `--no-open`，`bundle-diff` 没有 `--port`。',
    },
    fix: { en: "Look up the command's options.", zh: '查看这个命令有哪些参数。' },
    snippet: { lang: 'bash', code: `npx @rsdoctor/cli@${documentedRange()} bundle-diff --help` },
    page: '/guide/start/cli#commands',
  },
  jsonAndHtml: {
    tone: 'error',
    cues: ['options "--json" and "--html" cannot be used together'],
    title: { en: '--json and --html exclude each other', zh: '--json 和 --html 不能一起用' },
    means: {
      en: 'The comparison is written in one format at a time. The exit code is still 0, so a CI job carries on.',
      zh: '对比结果一次只能写成一种格式。退出码仍然是 0，所以 CI 任务会继续。',
    },
    fix: { en: 'Run the command twice.', zh: '把命令运行两次。' },
    page: '/guide/start/cli#bundle-diff',
  },
  profileNotFound: {
    tone: 'error',
    cues: [
      'enoent: no such file or directory, open…at loadjson',
      "enoent: no such file or directory, open…manifest.json'",
      'eisdir: illegal operation on a directory, read…@rsdoctor/cli',
    ],
    names: [/ENOENT: no such file or directory, open '([^']+)'/g],
    title: { en: "The report file wasn't found", zh: '找不到报告文件' },
    means: {
      en: 'The path you passed leads to no file, or to a folder. Relative paths start in the current folder.',
      zh: '命令里写的路径没有文件，或者是一个目录。相对路径从当前目录算起。',
    },
    fix: {
      en: "Look for the manifest in the bundler's output folder, in `.rsdoctor`. A build that empties this folder deletes the report too.",
      zh: '在打包工具的输出目录里找 `.rsdoctor` 中的 manifest。如果构建会清空输出目录，报告也会一起删掉。',
    },
    snippet: OPEN_REPORT,
    page: '/guide/start/cli#analyze',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
