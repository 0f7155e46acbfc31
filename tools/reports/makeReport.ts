import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { readReportData } from '../../packages/report/readReportData';
import { insertData, readClient } from '../../plugins/output/reports/publishReport';
import { type ExampleName, EXAMPLES } from '../../site/examples';
import { REPORT_DEMOS, REPORT_NAMES, type ReportName } from '../../site/reportDemos';
import { buildExample } from '../example/buildExample';

/** Makes a value for every report, one after the other. */
export const byReport = async <Value>(make: (name: ReportName) => Promise<Value>) => {
  const entries = [];
  for (const name of REPORT_NAMES) entries.push([name, await make(name)] as const);
  return Object.fromEntries(entries) as Record<ReportName, Value>;
};

/**
 * Takes the data scripts out of a report that the analyzer wrote: the rest is the interface of the installed package.
 * Throws when both together do not give the same report again, byte by byte.
 */
export function splitReport(report: string, client: string): string {
  const [, data = ''] = /<body>(.*?)<div id="root">/s.exec(report) ?? [];
  if (insertData(client, data) === report) return data;
  throw new Error(
    'The report is not the interface of @rsdoctor/client with data behind <body>; look how the analyzer builds it now and correct plugins/output/reports/publishReport.ts.',
  );
}

/** What the analyzer notes of the machine, and what stands in a published report instead. */
const NEUTRAL = { cpu: 'not published', memory: 'not published' } as const;

const isNote = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'cpu' in value;

/** Takes processor and memory of the machine that built a report out of its data scripts; other values keep their bytes. */
function withoutMachine(scripts: string): string {
  const data = readReportData(scripts);
  const neutral = (key: string, value: unknown) =>
    key === 'envinfo' && isNote(value) ? { ...value, ...NEUTRAL } : value;
  return scripts.replaceAll(/(__RSDOCTOR__\.(\w+)\s*=\s*")[^"]*"/g, (whole, before: string, key: string) => {
    // Inside an object, for a value that is itself the note.
    const text = JSON.stringify({ [key]: data[key] });
    const cleaned = JSON.stringify({ [key]: data[key] }, neutral);
    if (text === cleaned) return whole;
    const value: unknown = (JSON.parse(cleaned) as Record<string, unknown>)[key];
    return `${before}${deflateSync(JSON.stringify(value)).toString('base64')}"`;
  });
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export const REPORTS = path.join(ROOT, 'examples/reports');

const CLI = createRequire(import.meta.url).resolve('@rsdoctor/cli');
const BIN = path.join(path.dirname(CLI), '../bin/rsdoctor');

/** The plugin that an example is built with: it writes the report, with the client that it finds. */
function pluginOf(example: ExampleName): string {
  const plugin = EXAMPLES[example].bundler === 'webpack' ? 'webpack-plugin' : 'rspack-plugin';
  return createRequire(path.join(ROOT, 'examples', example, 'package.json')).resolve(`@rsdoctor/${plugin}`);
}

/** Builds the projects of a published report in a folder, and gives back the data as it is kept in `examples/reports/`. */
export async function makeReport(name: ReportName, work: string): Promise<string> {
  const build = (example: ExampleName) =>
    buildExample(example, { mode: 'brief', out: path.join(work, example) });
  const [example, other] = REPORT_DEMOS[name].examples;
  if (!example) throw new Error(`site/reportDemos.ts: "${name}" names no example; add one to "examples".`);
  const first = await build(example);
  if (!other) {
    const client = readClient('index', pluginOf(example));
    return withoutMachine(splitReport(await readFile(first.html, 'utf8'), client));
  }
  const output = path.join(work, `${name}.html`);
  const sides = ['--baseline', first.json, '--current', (await build(other)).json];
  await promisify(execFile)(process.execPath, [BIN, 'bundle-diff', '--html', ...sides, '--output', output]);
  return withoutMachine(splitReport(await readFile(output, 'utf8'), readClient('diff', CLI)));
}

export const storedReports = () => byReport((name) => readFile(path.join(REPORTS, `${name}.html`), 'utf8'));

export async function buildReports(say: (line: string) => void): Promise<Record<ReportName, string>> {
  const work = await mkdtemp(path.join(ROOT, 'node_modules/.report-builds-'));
  try {
    return await byReport(async (name) => {
      say(`Building ${name} …`);
      return makeReport(name, work);
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
