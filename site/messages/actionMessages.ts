import { documentedRange } from '../analyzerVersions';
import type { MessageFact } from './types';

const TROUBLESHOOTING = '/guide/start/action#troubleshooting';

/** What the GitHub Action writes into its log and its comment. */
export const ACTION_MESSAGES = {
  actionNoReport: {
    tone: 'error',
    cues: [
      'rsdoctor data file not found',
      'no files found matching pattern',
      'no bundle analysis data found',
      'failed to parse rsdoctor data',
    ],
    names: [/(?:data file not found|matching pattern): (\S{1,200})/g],
    title: { en: 'The Action finds no report', zh: 'Action 找不到报告' },
    means: {
      en: 'The build wrote no `rsdoctor-data.json`, or `file_path` names another place.',
      zh: '构建没有生成 `rsdoctor-data.json`，或者 `file_path` 写的是别的位置。',
    },
    fix: {
      en: 'Set `RSDOCTOR` in the step that builds. The file is in `reportDir` itself, not in `.rsdoctor`.',
      zh: '在构建那一步设置 `RSDOCTOR`。文件直接放在 `reportDir` 里，不在 `.rsdoctor` 目录里。',
    },
    page: TROUBLESHOOTING,
  },
  actionNoPath: {
    tone: 'error',
    cues: ['file_path is required', 'input required and not supplied: file_path'],
    title: { en: "The Action isn't told where the report is", zh: 'Action 不知道报告在哪里' },
    means: {
      en: 'The step that uses the Action has no `file_path`.',
      zh: '使用 Action 的那一步没有写 `file_path`。',
    },
    fix: {
      en: 'Write the path of `rsdoctor-data.json` under `with`.',
      zh: '在 `with` 下面写上 `rsdoctor-data.json` 的路径。',
    },
    page: '/guide/start/action#settings',
  },
  actionNoTarget: {
    tone: 'warning',
    cues: ['unable to get target branch', 'failed to get target branch'],
    names: [/target branch \(([^()\s]{1,100})\)/g],
    title: { en: "The Action can't find the base branch", zh: 'Action 找不到基准分支' },
    means: {
      en: "There's no branch with this name. It's `main` unless you set another, and your branch may be `master`.",
      zh: '没有叫这个名字的分支。没有另外设置时，名字是 `main`，而你的基准分支可能是 `master`。',
    },
    fix: {
      en: 'Set `target_branch` to the name of your base branch, and let the workflow run on pushes to it.',
      zh: '把 `target_branch` 设为基准分支的名字，并让工作流在推送到这个分支时运行。',
    },
    page: TROUBLESHOOTING,
  },
  actionNoBaseline: {
    tone: 'warning',
    cues: [
      'no baseline data',
      'failed to download target branch artifact',
      'no artifact found matching',
      'no artifacts found matching',
      'no artifact found for commit hash',
      'not have baseline artifacts',
      'no commits with baseline artifacts',
    ],
    title: { en: 'No baseline to compare with', zh: '没有可以对比的基线' },
    means: {
      en: "No report was stored for the newest commit of the base branch. That's normal for the pull request that adds the workflow.",
      zh: '基准分支最新的提交没有保存过报告。添加工作流的那个合并请求出现这条提示是正常的。',
    },
    fix: {
      en: 'Let the workflow run on pushes to the base branch, and wait until that run is done. Artifacts expire after 90 days.',
      zh: '让工作流在推送到基准分支时运行，并等那次运行结束。附件会在 90 天后过期。',
    },
    page: TROUBLESHOOTING,
  },
  actionNoComment: {
    tone: 'warning',
    cues: [
      'failed to add/update comment to pr',
      'failed to update/create comment',
      'resource not accessible by integration',
    ],
    title: { en: 'The Action may not comment', zh: 'Action 没有权限评论' },
    means: {
      en: "The token can't write: the workflow lacks `permissions`, or the pull request comes from a fork. Before v1.1.4, the Action could also end without a comment and without a message.",
      zh: 'token 没有写权限：工作流没有写 `permissions`，或者合并请求来自 fork。v1.1.4 之前的 Action 还可能没有发评论、也没有提示就结束。',
    },
    fix: {
      en: 'Pin v1.1.4 or newer, and add `permissions` to the job. For forks, read the table in the summary of the run.',
      zh: '固定到 v1.1.4 或更新的版本，并在任务里写上 `permissions`。来自 fork 时，看这次运行的摘要里的表格。',
    },
    page: '/guide/start/action#add-the-workflow',
  },
  actionNoDownload: {
    tone: 'warning',
    cues: [
      'failed to download and extract artifact',
      "token lacks 'actions:read' permission",
      'timed out after…while extracting',
    ],
    title: { en: "The baseline couldn't be downloaded", zh: '基线下载失败' },
    means: {
      en: "The Action found a baseline but couldn't read it: the job may lack `actions: read`, or the artifact has expired.",
      zh: 'Action 找到了基线，但读不出来：可能任务缺少 `actions: read` 权限，也可能附件已经过期。',
    },
    fix: {
      en: 'Add `actions: read` to `permissions`, and pin v1.1.4 of the Action or newer.',
      zh: '在 `permissions` 里加上 `actions: read`，并把 Action 固定到 v1.1.4 或更新的版本。',
    },
    page: TROUBLESHOOTING,
  },
  actionNoCli: {
    tone: 'warning',
    cues: [
      'rsdoctor cli not found in node_modules',
      'npx approach also failed',
      'rsdoctor bundle-diff failed',
    ],
    title: { en: "The Action can't build the comparison", zh: 'Action 无法生成对比' },
    means: {
      en: "The command line tool isn't in `node_modules`, so the Action downloads the newest version, which may be of another major version.",
      zh: '`node_modules` 里没有命令行工具，Action 就会下载最新版，而最新版可能是另一个大版本。',
    },
    fix: {
      en: 'Install the tool in the project.',
      zh: '在项目里安装这个工具。',
    },
    snippet: { lang: 'bash', code: `npm install -D @rsdoctor/cli@${documentedRange()}` },
    page: '/guide/start/action#install-the-cli',
  },
  actionSkipped: {
    tone: 'note',
    cues: ['skipping artifact operations', 'push event detected but not to target branch'],
    title: { en: 'The Action has nothing to do', zh: 'Action 没有需要做的事' },
    means: {
      en: 'It only acts on pull requests, on manual runs, and on pushes to `target_branch`.',
      zh: '它只处理合并请求、手动运行，以及推送到 `target_branch` 的提交。',
    },
    fix: {
      en: 'Check the `on` part of the workflow and `target_branch`.',
      zh: '检查工作流的 `on` 和 `target_branch`。',
    },
    page: '/guide/start/action#add-the-workflow',
  },
} as const satisfies Readonly<Record<string, MessageFact>>;
