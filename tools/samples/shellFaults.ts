import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '../../packages/doc-checks/types';
import type { Bundler } from '../../plugins/checks/sampleKind';
import { runCommand } from '../runCommand';
import { exampleProject, isBuilt, runWorker } from './buildFaults';
import { isOwnProject, type Sample, sampleIssue } from './collectSamples';

/** A command line of the pages that is run in a built project; its line counts from 1, inside the sample. */
interface RunnableLine {
  readonly sample: Sample;
  readonly line: number;
  readonly command: string;
}

const CLI = /(?:^|\s)((?:\w+=\S+\s+)*npx (?:rsdoctor|@rsdoctor\/cli(?:@\S+)?)(?:\s.*)?)$/;
const SCRIPT = /^node (\S+\.[cm]?js)\b/;

/**
 * The command lines that a test can run: every call of the analyzer's CLI, in shell samples and in workflows, every
 * `node <script>` whose script is a sample of the page, and, without arguments, each remaining script of the level
 * `build`. Those come last, since they read what the commands write.
 */
export function runnableLines(samples: readonly Sample[]): RunnableLine[] {
  const scripts = samples.filter(({ kind }) => kind === 'script');
  const called = samples
    .filter(({ kind, level }) => (kind === 'shell' || kind === 'data') && level !== 'skip')
    .flatMap((sample) =>
      sample.code.split('\n').flatMap((text, index): RunnableLine[] => {
        const name = SCRIPT.exec(text)?.[1];
        const isOurs = scripts.some(({ page, title }) => page === sample.page && title === name);
        const command = CLI.exec(text)?.[1] ?? (isOurs ? text : undefined);
        return command === undefined ? [] : [{ sample, line: index + 1, command }];
      }),
    );
  const isCalled = ({ page, title }: Sample): boolean =>
    called.some(({ sample, command }) => sample.page === page && SCRIPT.exec(command)?.[1] === title);
  const alone = scripts
    .filter((sample) => sample.level === 'build' && !isBuilt(sample) && !isCalled(sample))
    .map((sample) => ({ sample, line: 1, command: `node ${sample.title}` }));
  return [...called, ...alone];
}

/** What a report server prints once it answers. */
const SERVES = /running on:|the local url/;
const FAILS = /✖|RSDOCTOR ERROR/;

/** A server is up within a few seconds; four times that on a busy machine. */
const TIMEOUT = 40_000;

/** Runs one command line, and gives what is wrong with it. One that serves a report is stopped as soon as it says so. */
function runLine(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = (fault?: string): void => {
      clearTimeout(timer);
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      // The group: with all that it started.
      if (child.pid && !hasEnded) process.kill(-child.pid, 'SIGKILL');
      resolve(fault);
    };
    const timer = setTimeout(() => end(`no end and no address after ${TIMEOUT} ms: ${output}`), TIMEOUT);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (FAILS.test(output)) end(output);
      else if (SERVES.test(output)) end();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => end(error.message));
    child.on('close', (code) => end(code === 0 ? undefined : `exit code ${code}: ${output}`));
  });
}

const config = (options: object): string => `
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
export default { entry: './src/index.js', plugins: [new RsdoctorRspackPlugin(${JSON.stringify(options)})] };
`;

/** The builds whose output the commands of the pages read; the last one writes stats for `stats-analyze`. */
const BUILDS: readonly (readonly [name: string, bundler: Bundler, text: string])[] = [
  ['normal', 'rspack', config({})],
  [
    'brief',
    'rspack',
    config({ output: { mode: 'brief', reportDir: './rsdoctor', options: { type: ['html', 'json'] } } }),
  ],
  [
    'stats',
    'webpack',
    `
import { writeFileSync } from 'node:fs';
const apply = (compiler) =>
  compiler.hooks.done.tap('stats', (stats) => writeFileSync('stats.json', JSON.stringify(stats.toJson())));
export default { entry: './src/index.js', plugins: [{ apply }] };
`,
  ],
];

/** Where pages look for the report of normal mode: `reportDir`s and downloads. */
const PLACES = ['.', 'moved', 'rsdoctor', 'rsdoctor/client', 'reports/baseline', 'reports/current'];

/** Makes a project that was built, with every report that a command of the pages opens. */
async function reportProject(place: string, root: string): Promise<string> {
  const project = exampleProject(place, { root, name: 'built', bundler: 'rspack' });
  for (const [name, bundler, text] of BUILDS) {
    writeFileSync(path.join(project, `${name}.mjs`), text);
    const part = { kind: 'config', name: `${name}.mjs` } as const;
    const [fault] = await runWorker(place, name, [{ project, bundler, part }]);
    if (fault) throw new Error(`The report for the commands of the pages, ${name}: ${fault}`);
  }
  const inProject = (name: string): string => path.join(project, name);
  for (const name of PLACES) {
    cpSync(inProject('dist/.rsdoctor'), inProject(`${name}/.rsdoctor`), { recursive: true });
  }
  // The page takes it out of the statistics of several compilers.
  copyFileSync(inProject('stats.json'), inProject('stats-0.json'));
  mkdirSync(inProject('out'));
  for (const name of ['dist/rsdoctor-data.json', 'baseline.json', 'before.json']) {
    copyFileSync(inProject('rsdoctor/rsdoctor-data.json'), inProject(name));
  }
  return project;
}

/** Stands in for npx without the network: the name of a package becomes the installed command of that name. */
const NPX = (bin: string): string => `#!/bin/sh
name=$(echo "$1" | sed 's#^@rsdoctor/cli\\(@.*\\)\\?$#rsdoctor#')
shift
exec "${bin}/$name" "$@"
`;

/** A folder with the commands of a run: npx from this project, and no browser. */
function commands(place: string, root: string): string {
  const folder = path.join(place, 'bin');
  mkdirSync(folder);
  const files = { npx: NPX(path.join(root, 'node_modules/.bin')), 'xdg-open': '#!/bin/sh\n' };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  return folder;
}

function syntaxFaults(samples: readonly Sample[]): Issue[] {
  return samples
    .filter(({ kind, level }) => kind === 'shell' && level !== 'skip')
    .flatMap((sample) => {
      const { code, stderr } = runCommand('bash', ['-n'], { input: sample.code });
      const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1);
      return code === 0 ? [] : [sampleIssue(sample, 'samples/shell', stderr, line)];
    });
}

/** Parses the shell samples, then runs every command of the analyzer's CLI and every script in a built project. */
export async function shellFaults(samples: readonly Sample[], root: string): Promise<Issue[]> {
  const issues = syntaxFaults(samples);
  const runnable = samples.filter((sample) => !isOwnProject(sample));
  const lines = runnableLines(runnable).filter(
    ({ sample }) => !issues.some(({ file }) => file === sample.file),
  );
  if (lines.length === 0) return issues;
  const place = await mkdtemp(path.join(tmpdir(), 'sample-lines-'));
  try {
    const cwd = await reportProject(place, root);
    const PATH = `${commands(place, root)}:${process.env.PATH ?? ''}`;
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', PATH, RUNNER_TEMP: cwd };
    for (const { sample, line, command } of lines) {
      const scripts = runnable.filter(({ page, kind }) => page === sample.page && kind === 'script');
      for (const { folder } of scripts) if (folder) cpSync(path.join(root, folder), cwd, { recursive: true });
      const fault = await runLine(command, cwd, env);
      if (fault !== undefined)
        issues.push(sampleIssue(sample, 'samples/run', `\`${command}\`: ${fault}`, line));
    }
    return issues;
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
  }
}
