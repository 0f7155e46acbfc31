import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Variables that change what the plugins do; a machine may have them set. */
const VARIABLES = ['CI', 'RSTEST', 'RSDOCTOR_OUTPUT', 'DEBUG'];

// Colour codes of the terminal.
// eslint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * The lines of an output that the analyzer printed, without colours and labels.
 * @param text output of a run
 */
export const printedLines = (text: string): readonly string[] =>
  text
    .replace(COLOUR, '')
    .split('\n')
    .flatMap((line) => /^\[RSDOCTOR (?:INFO|WARN|ERROR)\] (.*\S)\s*$/.exec(line)?.[1] ?? []);

/**
 * Runs code of the analyzer as on a fresh machine, and keeps what it prints.
 * @param task what is run
 * @returns its result and the lines that it printed
 */
export function quietly<T>(task: () => T): { readonly result: T; readonly lines: readonly string[] } {
  const kept = VARIABLES.map((name) => [name, process.env[name]] as const);
  const { log, warn, error } = console;
  const printed: string[] = [];
  const keep = (...parts: unknown[]): void => void printed.push(parts.join(' '));
  try {
    for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
    Object.assign(console, { log: keep, warn: keep, error: keep });
    return { result: task(), lines: printedLines(printed.join('\n')) };
  } finally {
    Object.assign(console, { log, warn, error });
    for (const [name, value] of kept) if (value !== undefined) process.env[name] = value;
  }
}

/** An options object. */
export type Options = Readonly<Record<string, unknown>>;

const run = promisify(execFile);

/** Time that a run may take, in ms; a build of two files takes seconds. */
const TIMEOUT = 120_000;

/** What a run printed and left behind. */
interface AnalyzerRun {
  readonly lines: readonly string[];
  /** Files below the project and the home folder, with forward slashes. */
  readonly files: readonly string[];
}

/** A script that builds a page of two files with a plugin; `names` makes it one compiler for each name. */
const script = (root: string, bundler: 'rspack' | 'webpack', options: Options, names: readonly string[]) => `
const load = require('node:module').createRequire(${JSON.stringify(path.join(root, 'package.json'))});
const bundler = load(${JSON.stringify(bundler === 'rspack' ? '@rspack/core' : 'webpack')});
const plugins = load('@rsdoctor/${bundler}-plugin');
const { Rsdoctor${bundler === 'rspack' ? 'Rspack' : 'Webpack'}Plugin: Plugin } = plugins;
const Multiple = plugins.Rsdoctor${bundler === 'rspack' ? 'Rspack' : 'Webpack'}MultiplePlugin;
const options = { disableClientServer: true, ...${JSON.stringify(options)} };
const config = (name, stage) => ({
  mode: 'production', context: __dirname, entry: './entry.js', devtool: 'source-map',
  output: { path: __dirname + (name ? '/dist/' + name : '/dist') },
  plugins: [name ? new Multiple({ ...options, name, stage }) : new Plugin(options)],
});
const names = ${JSON.stringify(names)};
const compiler = (bundler.rspack ?? bundler)(names.length > 0 ? names.map((name, at) => config(name, at + 1)) : config());
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) { console.error(String(error ?? stats)); process.exitCode = 1; }
  compiler.close(() => {});
});
`;

/**
 * Builds a tiny project with the real bundler and plugin in a folder of its own, with its own home folder.
 * @param root folder whose `node_modules` hold the packages
 * @param bundler which plugin
 * @param options its options; the report server stays off
 * @param names names of compilers; one compiler without name when left out
 * @param after CLI runs in the same folder, as arguments
 * @returns what was printed, and the files
 * @throws Error with the output when a run fails
 */
export async function runAnalyzer(
  root: string,
  bundler: 'rspack' | 'webpack',
  options: Options,
  names: readonly string[] = [],
  after: readonly (readonly string[])[] = [],
): Promise<AnalyzerRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const { CI: _ci, RSDOCTOR_OUTPUT: _output, DEBUG: _debug, RSTEST: _test, ...rest } = process.env;
  const env = { ...rest, HOME: path.join(folder, 'home'), USERPROFILE: path.join(folder, 'home') };
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: folder, env, timeout: TIMEOUT, maxBuffer: 16 * 1024 * 1024 });
  try {
    await writeFile(
      path.join(folder, 'entry.js'),
      "import('./page.js').then(({ page }) => console.log(page));\n",
    );
    await writeFile(path.join(folder, 'page.js'), "export const page = 'page';\n");
    await writeFile(path.join(folder, 'package.json'), '{ "name": "page", "version": "1.0.0" }\n');
    await writeFile(path.join(folder, 'build.cjs'), script(root, bundler, options, names));
    const outputs = [await node('build.cjs')];
    for (const args of after) {
      outputs.push(await node(path.join(root, 'node_modules/@rsdoctor/cli/bin/rsdoctor'), ...args));
    }
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
    return { lines: outputs.flatMap(({ stdout, stderr }) => printedLines(`${stdout}\n${stderr}`)), files };
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(
      `node_modules/@rsdoctor/${bundler}-plugin/package.json:1 a build of two files fails: ` +
        `${(stderr || stdout || message).trim().split('\n').slice(0, 5).join(' ')} → run npm ci`,
      { cause: error },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
