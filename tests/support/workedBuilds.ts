import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatBytes } from '../../lib/text/strings';
import { buildExample } from '../../tools/example/buildExample';
import { summarise, type ReportModel, type ReportModule } from '../../packages/report';
import { numbersOf, readBuild, readBuilds, type ReadBuild } from '../../tools/reports/reportNumbers';
import type { ExampleName } from '../../site/examples';
import type { ReportName } from '../../site/reportDemos';
import { keptScripts } from './reportFiles';

/** An example that was built, and what pages quote of it. */
export interface WorkedBuild extends ReadBuild {
  readonly numbers: Readonly<Record<string, string>>;
  readonly bytes: { readonly js: number; readonly initialJs: number };
  readonly folder: string;
  readonly log: string;
}

const work = mkdtempSync(path.join(tmpdir(), 'worked-'));

export const removeBuilds = () => rmSync(work, { recursive: true, force: true });

function measure(build: ReadBuild, folder = '', log = ''): WorkedBuild {
  const { jsBytes: js, initialJsBytes: initialJs } = summarise(build.report);
  return { ...build, numbers: numbersOf(build), bytes: { js, initialJs }, folder, log };
}

/**
 * Reads a published report; `examples.test.ts` proves that a build of today gives the same.
 * @returns its build, or the two of a comparison
 */
export async function storedBuilds(name: ReportName): Promise<WorkedBuild[]> {
  return (await readBuilds(keptScripts(name))).map((build) => measure(build));
}

/** What two runs over the same code agree in: no times, and no costs of findings that are times. */
export const lasting = ({ assets, modules, packages, findings, build, plugins, empty }: ReportModel) => ({
  assets,
  modules: modules.map(({ id, ...module }) => module).sort((a, b) => (a.path < b.path ? -1 : 1)),
  packages: packages.map(({ name, version, bundledBytes }) => `${name}@${version} ${bundledBytes}`).sort(),
  // Of a package in several chunks (E1002) the analyzer names one module: the first that was built, which is not always the same.
  codes: findings.map(({ code, bytes }) => `${code} ${code === 'E1002' ? '' : (bytes ?? '')}`).sort(),
  bundler: build.bundler,
  plugins: plugins.map(({ name }) => name).sort(),
  empty,
});

/**
 * Builds an example with a change.
 * @throws Error when the patch does not fit or the build fails
 */
export async function workedBuild(name: ExampleName, change: string): Promise<WorkedBuild> {
  const out = path.join(work, `${name}-${change}`);
  const { json = '', folder, log } = await buildExample(name, { mode: 'brief', out, change });
  const build = await readBuild(JSON.parse(readFileSync(json, 'utf8')));
  return measure(build, folder, stripVTControlCharacters(log));
}

/** The builds of a test, by the change that was applied; the project as it is without one. */
export interface WorkedBuilds {
  readonly rspack: (change?: string) => WorkedBuild;
  readonly webpack: (change?: string) => WorkedBuild;
}

export const assetBytes = ({ report }: WorkedBuild, start: string): number =>
  report.assets.find(({ path: file, kind }) => file.startsWith(`${start}.`) && kind === 'js')?.bytes ?? 0;

export const assetSize = (build: WorkedBuild, start: string): string => formatBytes(assetBytes(build, start));

export const modulesIn = ({ report }: WorkedBuild, part: string): readonly ReportModule[] =>
  report.modules.filter(({ path: file }) => `/${file}`.includes(part));

/** Bundled size of modules together, as the report writes it. */
export const bundledSize = (modules: readonly ReportModule[]): string =>
  formatBytes(modules.reduce((sum, { bundledBytes }) => sum + bundledBytes, 0));

export const loadersOf = ({ loader: files }: WorkedBuild, end: string): readonly string[] =>
  files
    .filter(({ resource }) => resource.path.endsWith(end))
    .flatMap(({ loaders }) => loaders.map(({ loader }) => loader));

/** How many files a loader was called for, and how many of them belong to packages. */
export function loaderCalls({ loader: calls }: WorkedBuild, name: string): { all: number; packages: number } {
  const files = calls
    .filter(({ loaders }) => loaders.some(({ loader }) => loader === name))
    .map(({ resource }) => resource.path);
  return { all: files.length, packages: files.filter((file) => file.includes('/node_modules/')).length };
}

export const findings = ({ report }: WorkedBuild, code: string): number =>
  report.findings.filter((error) => error.code === code).length;
