import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { readClient } from '../../plugins/output/reports/readClient';
import { EXAMPLES, type ExampleName } from '../../site/examples';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { buildExample } from '../example/buildExample';
import { splitReport } from './splitReport';
import { withoutMachine } from './withoutMachine';

/** Folder of the data of the published reports. */
export const REPORTS = path.resolve(import.meta.dirname, '../../examples/reports');

const EXAMPLE_FOLDER = path.resolve(import.meta.dirname, '../../examples');

const CLI = createRequire(import.meta.url).resolve('@rsdoctor/cli');

/** The plugin that an example is built with: it writes the report, with the client that it finds. */
function pluginOf(example: ExampleName): string {
  const plugin = EXAMPLES[example].bundler === 'webpack' ? 'webpack-plugin' : 'rspack-plugin';
  return createRequire(path.join(EXAMPLE_FOLDER, example, 'package.json')).resolve(`@rsdoctor/${plugin}`);
}

async function compare(baseline: string, current: string, output: string): Promise<void> {
  const flags = ['--html', '--baseline', baseline, '--current', current, '--output', output];
  await promisify(execFile)(process.execPath, [
    path.join(path.dirname(CLI), '../bin/rsdoctor'),
    'bundle-diff',
    ...flags,
  ]);
}

/**
 * Builds the projects of a published report with the real bundler and the analyzer.
 * @param name the report
 * @param work folder for the output of the builds
 * @returns the data of the report, as it is kept in `examples/reports/`
 * @throws Error with the bundler's output when a build fails, or when the analyzer writes another form of report
 */
export async function makeReport(name: ReportName, work: string): Promise<string> {
  const built = [];
  const { examples } = REPORT_DEMOS[name];
  for (const example of examples) {
    built.push(await buildExample(example, { mode: 'brief', out: path.join(work, example) }));
  }
  const [first, second] = built.map(({ html = '', json = '' }) => ({ html, json }));
  const [example] = examples;
  if (!first || !example)
    throw new Error(`site/reportDemos.ts: "${name}" names no example; add one to "examples".`);
  if (!second) {
    const client = readClient('index', pluginOf(example));
    return withoutMachine(splitReport(await readFile(first.html, 'utf8'), client));
  }
  const output = path.join(work, `${name}.html`);
  await compare(first.json, second.json, output);
  return withoutMachine(splitReport(await readFile(output, 'utf8'), readClient('diff', CLI)));
}
