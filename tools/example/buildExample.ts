import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ExampleName, EXAMPLES } from '../../site/examples';
import { ownFolder } from '../ownFolder';
import { withLock } from '../withLock';
import { linkFolder, planPackages, readManifest } from './packages';

const EXAMPLES_FOLDER = path.resolve(import.meta.dirname, '../../examples');
const changesOf = (example: ExampleName): string => path.join(EXAMPLES_FOLDER, 'changes', example);

/** The changes that an example can be built with: the patches in `examples/changes/<example>`. */
export function changeNames(example: ExampleName): readonly string[] {
  const files = existsSync(changesOf(example)) ? readdirSync(changesOf(example)) : [];
  return files
    .filter((file) => file.endsWith('.patch'))
    .map((file) => path.basename(file, '.patch'))
    .sort();
}

async function applyChange(folder: string, patch: string): Promise<void> {
  // A repository around the folder, or the one whose hook runs this, would make git skip the files of the copy.
  const env = { PATH: process.env.PATH, GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  await promisify(execFile)('git', ['apply', patch], { cwd: folder, env }).catch((error: Error) => {
    throw new Error(`${patch} cannot be applied in ${folder}: ${error.message}`, { cause: error });
  });
}

/** The `build` script of a project as program and arguments, so that no shell and no `PATH` is needed. */
function buildCommand(folder: string): readonly string[] {
  const { scripts, dependencies, devDependencies } = readManifest(folder);
  const [command = '', ...args] = (scripts?.build ?? '').split(' ').filter(Boolean);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const home = path.join(folder, 'node_modules', name);
    const { bin } = readManifest(home);
    const file = typeof bin === 'object' ? bin[command] : undefined;
    if (file !== undefined) return [path.join(home, file), ...args];
  }
  throw new Error(
    `${path.join(folder, 'package.json')}: the script "build" must begin with a program of a direct dependency, not "${command}".`,
  );
}

async function prepareFolder(project: string, folder: string, change?: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Sources are copied, not linked: a tool that writes into the copy must not reach the project.
  for (const name of await readdir(project)) {
    if (/^(?:node_modules|dist.*)$/.test(name)) continue;
    await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  if (change !== undefined) await applyChange(folder, change);
  // Reports list the project among its packages, and the two sides of a comparison are one project.
  const manifest = { ...readManifest(folder), name: path.basename(folder) };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { from, to } of planPackages(project, manifest)) {
    await linkFolder(from, path.join(folder, to));
  }
}

/** Copies a build with its report. That of normal mode names its data files by absolute path, so they are written anew. */
async function moveReport(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const file = path.join(to, '.rsdoctor/manifest.json');
  if (!existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(JSON.stringify(from).slice(0, -1), JSON.stringify(to).slice(0, -1)));
}

/** Reports show where they were built, so it is one folder for everybody that tells nothing about the machine. */
export const NEUTRAL_ROOT = path.resolve('/tmp/rsdoctor-examples');

/** What the analyzer writes: two files to send around, or a data folder with all the code. */
export type ReportMode = 'brief' | 'normal';

/** What a build needs to run at all: nothing else, or the reader's own settings would change the report. */
const PASSED_ON = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP'];

/** Builds a project, and gives what the bundler printed. Throws with it when the build fails. */
async function runBundler(folder: string, mode: ReportMode): Promise<string> {
  const own = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  // The analyzer starts no server where CI is set, so the build ends by itself.
  const env = { ...own, NODE_ENV: 'production', CI: 'true', RSDOCTOR: 'true', RSDOCTOR_MODE: mode };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    const built = await promisify(execFile)(process.execPath, [...buildCommand(folder)], options);
    return `${built.stdout}${built.stderr}`;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`The build in ${folder} failed:\n${stdout}${stderr || message}`, { cause: error });
  }
}

/**
 * Builds an example project with its real bundler and the analyzer, in a folder with a neutral path. Of two processes that
 * do it at once one waits for the other.
 * @param build absolute path of the folder that gets the output, and the name of a change that is applied to the copy first
 * @returns `folder` of the output, `root` at which it was built, as the report shows it, what the bundler printed, and the
 * files of the report that the mode writes
 * @throws Error with the bundler's output, or naming the folder, package or change that does not fit
 */
export async function buildExample(
  name: ExampleName,
  { mode, out, change }: { mode: ReportMode; out: string; change?: string | undefined },
) {
  const { folder } = EXAMPLES[name];
  const root = path.join(NEUTRAL_ROOT, folder);
  ownFolder(NEUTRAL_ROOT);
  return withLock(`rsdoctor-example-${folder}`, async () => {
    const patch = change && path.join(changesOf(name), `${change}.patch`);
    await prepareFolder(path.join(EXAMPLES_FOLDER, name), root, patch);
    const log = await runBundler(root, mode);
    await moveReport(path.join(root, 'dist'), out);
    const file = (base: string) => path.join(out, base);
    return {
      folder: out,
      root,
      log,
      html: file('rsdoctor-report.html'),
      json: file('rsdoctor-data.json'),
      manifest: file('.rsdoctor/manifest.json'),
    };
  });
}
