import { runAnalyzer } from './runAnalyzer';

const FEATURES = ['loader', 'plugins', 'bundle', 'resolver'];
const DATA = 'dist/rsdoctor-data.json';
const DIFF = ['bundle-diff', '--baseline', DATA, '--current', DATA];

/** Files of the analyzer; the CLI writes into the current folder, and what the bundler writes is left out. */
const OURS =
  /^(?:dist\/(?:\w+\/)?|home\/)((?:\.rsdoctor|\.cache)\/.+|rsdoctor-[\w.-]+)$|^(rsdoctor-diff\.\w+)$/;

/** What differs between runs or names: the number of a data file, the name of a compiler. */
const pattern = (file: string): string =>
  file.replace(/\/\d+$/, '/<n>').replace(/\.slaves\/[^/]+/, '.slaves/<name>');

/** Files that the plugins and the CLI write, as paths below the output folder (or the home folder for `.cache`), sorted. */
export function readFiles(root: string): readonly string[] {
  const brief = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };
  const diffs = [
    [...DIFF, '--json'],
    [...DIFF, '--html'],
  ];
  const runs = [
    runAnalyzer(root, 'webpack', { features: [...FEATURES, 'treeShaking'] }),
    runAnalyzer(root, 'rspack', { features: FEATURES }, ['main', 'other']),
    runAnalyzer(root, 'rspack', brief, [], diffs),
  ];
  const files = runs.flatMap((run) => run.files.flatMap((file) => OURS.exec(file)?.slice(1) ?? []));
  return [...new Set(files.filter(Boolean).map(pattern))].sort();
}
