import { runAnalyzer } from './runAnalyzer';

const FEATURES = ['loader', 'plugins', 'bundle', 'resolver', 'treeShaking'];

/** Files of the analyzer below the output folder or the home folder; what the bundler writes is left out. */
const OURS = /^(?:dist\/(?:\w+\/)?|home\/)((?:\.rsdoctor|\.cache)\/.+|rsdoctor-[\w.-]+)$/;

/** What differs between runs or names: the number of a data file, the name of a compiler. */
const pattern = (file: string): string =>
  file.replace(/\/\d+$/, '/<n>').replace(/\.slaves\/[^/]+/, '.slaves/<name>');

/**
 * Names of the files that the analyzer writes, from builds of a tiny project and from the CLI.
 * @param root folder whose `node_modules` hold the packages
 * @returns paths below the output folder (or the home folder for `.cache`), sorted
 * @throws Error when a run fails
 */
export async function readFiles(root: string): Promise<readonly string[]> {
  const data = 'dist/rsdoctor-data.json';
  const diff = ['bundle-diff', '--baseline', data, '--current', data];
  const out = 'dist/rsdoctor-diff.html';
  const brief = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };
  const runs = [
    await runAnalyzer(root, 'webpack', { features: FEATURES }),
    await runAnalyzer(root, 'rspack', { features: FEATURES.slice(0, -1) }, ['main', 'other']),
    await runAnalyzer(
      root,
      'rspack',
      brief,
      [],
      [
        [...diff, '--json'],
        [...diff, '--html'],
      ],
    ),
  ];
  const files = runs.flatMap((run) =>
    run.files.flatMap((file) => {
      // The CLI writes into the current folder.
      const place = /^rsdoctor-diff\.\w+$/.test(file) ? `${out.slice(0, out.indexOf('/'))}/${file}` : file;
      return OURS.exec(place)?.[1] ?? [];
    }),
  );
  return [...new Set(files.map(pattern))].sort();
}
