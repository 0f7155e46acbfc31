import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ExampleName, EXAMPLES } from '../../site/examples';
import { ownFolder } from '../ownFolder';
import { withLock } from '../withLock';
import { linkFolder, planPackages, readManifest } from './packages';

const CHANGES = path.resolve(import.meta.dirname, '../../examples/changes');
const ENDING = '.patch';

const changeFile = (example: ExampleName, change: string): string =>
  path.join(CHANGES, example, `${change}${ENDING}`);

/** The changes that an example can be built with: the patches in `examples/changes/<example>`. */
export function changeNames(example: ExampleName): readonly string[] {
  const folder = path.join(CHANGES, example);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => path.basename(file, ENDING))
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

const NOT_SOURCE = /^(?:node_modules|dist.*)$/;
const NOT_PACKAGE = new Set(['node_modules']);

/** Copies a project with its packages into a folder of its own, with a change if there is one. */
async function prepareFolder(project: string, folder: string, change?: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Sources are copied, not linked: a tool that writes into the copy must not reach the project.
  for (const name of (await readdir(project)).filter((each) => !NOT_SOURCE.test(each))) {
    await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  if (change !== undefined) await applyChange(folder, change);
  // Reports list the project among its packages, and the two sides of a comparison are one project.
  const manifest = { ...readManifest(folder), name: path.basename(folder) };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { from, to } of planPackages(project, manifest)) {
    await linkFolder(from, path.join(folder, to), NOT_PACKAGE);
  }
}

/** The data files of a report, by key; a few keys hold a plain value. */
interface ReportManifest {
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Copies a build with its report to another folder. A normal report names its data files by absolute path, so the copy
 * opens only when those are written anew.
 */
async function moveReport(from: string, to: string): Promise<string | undefined> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const file = path.join(to, '.rsdoctor/manifest.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { data, ...rest } = JSON.parse(text) as ReportManifest;
  const moved = Object.entries(data).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((shard: string) => path.join(to, path.relative(from, shard))) : value,
  ]);
  await writeFile(file, JSON.stringify({ ...rest, data: Object.fromEntries(moved) as object }));
  return file;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Reports show where they were built, so it is one folder for everybody that tells nothing about the machine. */
export const NEUTRAL_ROOT = path.resolve('/tmp/rsdoctor-examples');

/** What the analyzer writes: two files to send around, or a data folder with all the code. */
export type ReportMode = 'brief' | 'normal';

/** How an example is built. */
export interface ExampleBuild {
  readonly mode: ReportMode;
  /** Absolute path of the folder that gets the output. */
  readonly out: string;
  /** Further environment variables, such as `RSDOCTOR_RULES`; see the configuration of the example. */
  readonly env?: Readonly<Record<string, string>>;
  /** A patch of `examples/changes/<name>` that is applied to the copy first. */
  readonly change?: string | undefined;
}

/** An example that was built. */
export interface BuiltExample {
  /** Output folder of the bundler, with the report in it: the `out` that was asked for. */
  readonly folder: string;
  /** Absolute path at which it was built, as the report shows it. */
  readonly root: string;
  /** `manifest.json` in normal mode; opens with `rsdoctor analyze`. */
  readonly manifest?: string;
  /** The report as one HTML file, and its data as JSON, in brief mode. */
  readonly html?: string;
  readonly json?: string;
  /** What the bundler printed. */
  readonly log: string;
}

/** The variables a program needs to run at all: no others, or the reader's own settings would change the report. */
const passedOn = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const outputOf = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stdout}${stderr}`;

async function runBundler(folder: string, { mode, env }: ExampleBuild): Promise<string> {
  const built = promisify(execFile)(process.execPath, [...buildCommand(folder)], {
    cwd: folder,
    env: {
      ...passedOn(['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP']),
      NODE_ENV: 'production',
      // The analyzer starts no server where this is set, so the build ends by itself.
      CI: 'true',
      RSDOCTOR: 'true',
      RSDOCTOR_MODE: mode,
      ...env,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return built.then(outputOf, (error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`The build in ${folder} failed:\n${outputOf(error) || error.message}`);
  });
}

/**
 * Builds an example project with its real bundler and the analyzer, in a folder with a neutral path. Of two processes that
 * do it at once one waits for the other.
 * @throws Error with the bundler's output, or naming the folder, package or change that does not fit
 */
export async function buildExample(name: ExampleName, build: ExampleBuild): Promise<BuiltExample> {
  const root = path.join(NEUTRAL_ROOT, EXAMPLES[name].folder);
  ownFolder(NEUTRAL_ROOT);
  return withLock(`rsdoctor-example-${EXAMPLES[name].folder}`, async () => {
    const project = path.join(ROOT, 'examples', name);
    await prepareFolder(project, root, build.change && changeFile(name, build.change));
    const log = await runBundler(root, build);
    const manifest = await moveReport(path.join(root, 'dist'), build.out);
    const file = (base: string) => path.join(build.out, base);
    const brief = { html: file('rsdoctor-report.html'), json: file('rsdoctor-data.json') };
    return { folder: build.out, root, log, ...(build.mode === 'brief' ? brief : { manifest }) };
  });
}
