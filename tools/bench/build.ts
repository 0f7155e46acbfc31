import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSettings } from '../../site/settings';
import { buildCommand } from '../buildCommand';
import { filesBelow } from '../filesBelow';
import { runCommand } from '../runCommand';
import { outline, writePages, type Host } from './hosts';
import { docsPages, type BenchPage } from './pages';
import { PROJECT } from './stats';

export const SITE_OUTPUT = path.join(PROJECT, 'doc_build');

export interface Cost {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** Runs a command and measures it. Throws with the end of its output when it fails. */
async function measureCommand(command: readonly string[], cwd: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const texts = { said: '', times: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (texts.said = (texts.said + chunk).slice(-4000)));
  child.stdio[3]?.on('data', (chunk) => (texts.times += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${command.join(' ')} in ${cwd} ended with ${code}:\n${texts.said}`);
  // The second line of `times` is about the processes that the shell has started.
  const [, started = ''] = texts.times.split('\n');
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: [...started.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
      0,
    ),
  };
}

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of a folder from its lock file, when the lock is newer; without a lock it uses the project's. */
export function installPackages(root: string): void {
  const lock = path.join(root, 'package-lock.json');
  if (!existsSync(lock) || modified(path.join(root, 'node_modules/.package-lock.json')) >= modified(lock)) {
    return;
  }
  console.log(`Installing the packages of ${path.basename(root)}`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, stderr } = runCommand('npm', ['ci', ...flags], { folder: root });
  if (code !== 0) throw new Error(`npm ci in ${root} failed:\n${stderr}`);
}

const hostRoot = ({ folder }: Host): string => path.join(PROJECT, 'tools/bench/sites', folder);
export const hostOutput = (host: Host): string => path.join(hostRoot(host), 'out');

/** Builds a host again, with the caches of its last build. */
export const buildWarm = (host: Host): Promise<Cost> => measureCommand(host.command, hostRoot(host));

export function buildCold(host: Host, pages: readonly BenchPage[]): Promise<Cost> {
  console.log(`Building ${pages.length} pages with ${host.label}`);
  const root = hostRoot(host);
  installPackages(root);
  writePages(root, host, pages);
  for (const folder of [...host.caches, 'out']) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  return buildWarm(host);
}

/** Output folder of a host, which is built unless its last build was of the same pages. */
export async function ensureBuilt(host: Host, pages: readonly BenchPage[]): Promise<string> {
  const output = hostOutput(host);
  const list = path.join(hostRoot(host), 'site.json');
  const built = existsSync(output) && existsSync(list) ? readFileSync(list, 'utf8') : '';
  if (built !== JSON.stringify(outline(pages))) await buildCold(host, pages);
  return output;
}

/** Builds this site as it is deployed; `fresh` without caches and without the output of before. */
export function buildSite(fresh: boolean): Promise<Cost> {
  for (const folder of fresh ? [path.join(PROJECT, 'node_modules/.cache'), SITE_OUTPUT] : []) {
    rmSync(folder, { recursive: true, force: true });
  }
  return measureCommand(buildCommand(), PROJECT);
}

/** The pages of this site as plain Markdown; it is built when it is not there. */
export async function sitePages(): Promise<BenchPage[]> {
  if (!existsSync(path.join(SITE_OUTPUT, 'index.md'))) await buildSite(false);
  const { origin, base } = readSettings(process.env);
  return docsPages(SITE_OUTPUT, `${origin}${base}`);
}

export const folderBytes = (root: string): number =>
  filesBelow(root).reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);

/** Bytes of the files of an output whose path fits a pattern, each compressed with brotli. */
export const indexBytes = (output: string, pattern: string): number =>
  filesBelow(output)
    .filter((file) => new RegExp(pattern).test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(output, file))).length, 0);
