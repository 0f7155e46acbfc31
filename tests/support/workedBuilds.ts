import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatBytes } from '../../lib/text/strings';
import { buildExample } from '../../tools/example/buildExample';
import {
  initialJsBytes,
  jsBytes,
  numbersOf,
  reportSchema,
  totalBytes,
  type ReportFacts,
} from '../../packages/report';
import { readReportData } from '../../packages/report/readReportData';
import { REPORTS } from '../../tools/reports/makeReport';
import type { ExampleName } from '../../site/examples';
import type { ReportName } from '../../site/reportDemos';

/** An example that was built, and what pages quote of it. */
export interface WorkedBuild {
  readonly facts: ReportFacts;
  readonly numbers: Readonly<Record<string, string>>;
  /** Sizes in bytes. */
  readonly bytes: { readonly total: number; readonly js: number; readonly initialJs: number };
  /** Folder of the output. */
  readonly folder: string;
  /** What the bundler printed, without colours. */
  readonly log: string;
}

const work = mkdtempSync(path.join(tmpdir(), 'worked-'));

/** Removes the output of all builds. */
export const removeBuilds = () => rmSync(work, { recursive: true, force: true });

/** What pages quote of a report. */
export const measure = (data: unknown, folder: string, log: string): WorkedBuild => {
  const facts = reportSchema.parse(data);
  const bytes = { total: totalBytes(facts), js: jsBytes(facts), initialJs: initialJsBytes(facts) };
  return { facts, numbers: numbersOf(facts), bytes, folder, log };
};

/** Reads a published report; `reports.test.ts` proves that a build of today gives the same. */
export function storedBuild(name: ReportName, side?: 'baseline' | 'current'): WorkedBuild {
  const data = readReportData(readFileSync(path.join(REPORTS, `${name}.html`), 'utf8'));
  return measure(side === undefined ? data : data[side], '', '');
}

/**
 * Builds an example, as it is or with a change.
 * @throws Error when the patch does not fit or the build fails
 */
export async function workedBuild(name: ExampleName, change?: string): Promise<WorkedBuild> {
  const out = path.join(work, `${name}-${change ?? 'as-it-is'}`);
  const { json = '', folder, log } = await buildExample(name, { mode: 'brief', out, change });
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as { data: unknown };
  // eslint-disable-next-line no-control-regex -- the escape character is what colours begin with
  return measure(data, folder, log.replace(/\u001b\[\d+m/g, ''));
}

/** The builds of a test, by the change that was applied; the project as it is without one. */
export interface WorkedBuilds {
  readonly rspack: (change?: string) => WorkedBuild;
  readonly webpack: (change?: string) => WorkedBuild;
}

type Module = ReportFacts['moduleGraph']['modules'][number];

const assetsOf = ({ facts }: WorkedBuild, start: string) =>
  facts.chunkGraph.assets.filter(
    ({ path: file }) => file.startsWith(`${start}.`) && /\.(?:js|css)$/.test(file),
  );

/** Bytes of a script. */
export const assetBytes = (build: WorkedBuild, start: string): number =>
  assetsOf(build, start).find(({ path: file }) => file.endsWith('.js'))?.size ?? 0;

/** Size of a script, as the report writes it. */
export const assetSize = (build: WorkedBuild, start: string): string => formatBytes(assetBytes(build, start));

/** Modules by a part of their path. */
export const modulesIn = ({ facts }: WorkedBuild, part: string): readonly Module[] =>
  facts.moduleGraph.modules.filter(({ path: file }) => file.includes(part));

/** Bundled size of modules together, as the report writes it. */
export const bundledSize = (modules: readonly Module[]): string =>
  formatBytes(modules.reduce((sum, { size }) => sum + size.parsedSize, 0));

/** The loaders that ran on a file. */
export const loadersOf = ({ facts }: WorkedBuild, end: string): readonly string[] =>
  facts.loader
    .filter(({ resource }) => resource.path.endsWith(end))
    .flatMap(({ loaders }) => loaders.map(({ loader }) => loader));

/** How many files a loader was called for, and how many of them belong to packages. */
export function loaderCalls({ facts }: WorkedBuild, name: string): { all: number; packages: number } {
  const files = facts.loader
    .filter(({ loaders }) => loaders.some(({ loader }) => loader === name))
    .map(({ resource }) => resource.path);
  return { all: files.length, packages: files.filter((file) => file.includes('/node_modules/')).length };
}

/** How many findings of a rule a report holds. */
export const findings = ({ facts }: WorkedBuild, code: string): number =>
  facts.errors.filter((error) => error.code === code).length;
