import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow } from '../filesBelow';
import { runCommand } from '../runCommand';
import { packageError } from './packages';

export type Options = Readonly<Record<string, unknown>>;

export const BRIEF: Options = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };

/** Variables that change what the plugins do; a machine may have them set. */
const VARIABLES = ['CI', 'RSTEST', 'RSDOCTOR_OUTPUT', 'DEBUG'];

/** The lines of an output that the analyzer printed, without colours and labels. */
const printedLines = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .flatMap((line) => /^\[RSDOCTOR (?:INFO|WARN|ERROR)\] (.*\S)\s*$/.exec(line)?.[1] ?? []);

/** Runs code of the analyzer as on a fresh machine, and keeps what it prints. */
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

const BUNDLERS = {
  rspack: { cli: '@rspack/cli/bin/rspack.js', className: 'RsdoctorRspack' },
  webpack: { cli: 'webpack-cli/bin/cli.js', className: 'RsdoctorWebpack' },
} as const;
type Bundler = keyof typeof BUNDLERS;

/** A config for a page of two files; `names` makes it one compiler for each name. */
const configOf = (root: string, bundler: Bundler, options: Options, names: readonly string[]): string => `
const load = require('node:module').createRequire(${JSON.stringify(path.join(root, 'package.json'))});
const plugins = load('@rsdoctor/${bundler}-plugin');
const options = { disableClientServer: true, ...${JSON.stringify(options)} };
const config = (name, stage) => ({
  mode: 'production', entry: './entry.js', devtool: 'source-map',
  output: { path: __dirname + (name ? '/dist/' + name : '/dist') },
  plugins: [
    name
      ? new plugins.${BUNDLERS[bundler].className}MultiplePlugin({ ...options, name, stage })
      : new plugins.${BUNDLERS[bundler].className}Plugin(options),
  ],
});
const names = ${JSON.stringify(names)};
module.exports = names.length > 0 ? names.map((name, at) => config(name, at + 1)) : config();
`;

/**
 * Builds a page of two files with the bundler's own command in a folder and home of its own, then runs the analyzer's.
 * @param after arguments of each run of the analyzer's CLI in the same folder
 * @returns what the analyzer printed, and the files below the project and the home folder
 */
export function runAnalyzer(
  root: string,
  bundler: Bundler,
  options: Options,
  names: readonly string[] = [],
  after: readonly (readonly string[])[] = [],
): { readonly lines: readonly string[]; readonly files: readonly string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const home = path.join(folder, 'home');
  const unset = Object.fromEntries(VARIABLES.map((name) => [name, undefined]));
  const run = (program: string, ...args: readonly string[]): string => {
    const file = path.join(root, 'node_modules', program);
    const env = { ...unset, HOME: home, USERPROFILE: home };
    const { code, output } = runCommand(process.execPath, [file, ...args], { folder, env, limit: 120_000 });
    if (code === 0) return output;
    const shown = output.trim().split('\n').slice(0, 5).join(' ');
    throw packageError(`@rsdoctor/${bundler}-plugin`, `a build of two files fails: ${shown}`, 'run npm ci');
  };
  const files = {
    'entry.js': "import('./page.js').then(({ page }) => console.log(page));\n",
    'page.js': "export const page = 'page';\n",
    'package.json': '{ "name": "page", "version": "1.0.0" }\n',
    'build.cjs': configOf(root, bundler, options, names),
  };
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const built = run(BUNDLERS[bundler].cli, 'build', '--config', 'build.cjs');
    const outputs = after.map((args) => run('@rsdoctor/cli/bin/rsdoctor', ...args));
    return { lines: printedLines([built, ...outputs].join('\n')), files: filesBelow(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const FEATURES = ['loader', 'plugins', 'bundle', 'resolver'];

/** Files of the analyzer; the CLI writes into the current folder, and what the bundler writes is left out. */
const OURS =
  /^(?:dist\/(?:\w+\/)?|home\/)((?:\.rsdoctor|\.cache)\/.+|rsdoctor-[\w.-]+)$|^(rsdoctor-diff\.\w+)$/;

/** What differs between runs or names: the number of a data file, the name of a compiler. */
const pattern = (file: string): string =>
  file.replace(/\/\d+$/, '/<n>').replace(/\.slaves\/[^/]+/, '.slaves/<name>');

/** Files that the plugins and the CLI write, as paths below the output folder (or the home folder for `.cache`), sorted. */
export function readFiles(root: string): readonly string[] {
  const data = 'dist/rsdoctor-data.json';
  const diffs = ['--json', '--html'].map((form) => [
    ...['bundle-diff', '--baseline', data, '--current', data],
    form,
  ]);
  const runs = [
    runAnalyzer(root, 'webpack', { features: [...FEATURES, 'treeShaking'] }),
    runAnalyzer(root, 'rspack', { features: FEATURES }, ['main', 'other']),
    runAnalyzer(root, 'rspack', BRIEF, [], diffs),
  ];
  const files = runs.flatMap((run) => run.files.flatMap((file) => OURS.exec(file)?.slice(1) ?? []));
  return [...new Set(files.filter(Boolean).map(pattern))].sort();
}
