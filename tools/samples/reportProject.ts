import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundler } from '../../plugins/checks/samples/bundlerOf';
import { exampleProject } from './exampleProject';
import { runWorker } from './runWorker';
import type { PlacedJob } from './types';

const config = (options: object): string => `
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
export default { entry: './src/index.js', plugins: [new RsdoctorRspackPlugin(${JSON.stringify(options)})] };
`;

const STATS = `
import { writeFileSync } from 'node:fs';
const apply = (compiler) =>
  compiler.hooks.done.tap('stats', (stats) => writeFileSync('stats.json', JSON.stringify(stats.toJson())));
export default { entry: './src/index.js', plugins: [{ apply }] };
`;

/** The builds whose output the commands of the pages read, in the places that the pages name. */
const BUILDS: readonly (readonly [name: string, bundler: Bundler, text: string])[] = [
  ['normal', 'rspack', config({})],
  ['site', 'rspack', config({ output: { reportDir: './rsdoctor' } })],
  ['client', 'rspack', config({ output: { reportDir: './rsdoctor/client' } })],
  ['baseline', 'rspack', config({ output: { reportDir: './reports/baseline' } })],
  ['current', 'rspack', config({ output: { reportDir: './reports/current' } })],
  [
    'brief',
    'rspack',
    config({ output: { mode: 'brief', reportDir: './rsdoctor', options: { type: ['html', 'json'] } } }),
  ],
  ['stats', 'webpack', STATS],
];

/** Where `npm run example` leaves the reports that pages compare. */
const EXAMPLE_REPORTS = [
  'diff-before/dist',
  'diff-after/dist',
  'rspack-app/dist',
  'rspack-app/dist-one-immer',
];

/**
 * Makes a project that was built, with every report that a command of the pages opens.
 * @param place empty folder
 * @param root folder of the project
 * @returns path of the built project; `moved` beside it in its tree is a report that was copied
 * @throws Error when one of the builds fails
 */
export async function reportProject(place: string, root: string): Promise<string> {
  const project = exampleProject(place, { root, name: 'built', bundler: 'rspack', folder: '' });
  for (const [name, , text] of BUILDS) writeFileSync(path.join(project, `${name}.mjs`), text);
  for (const bundler of ['rspack', 'webpack'] as const) {
    const jobs = BUILDS.filter(([, own]) => own === bundler).map(([name]): PlacedJob => {
      return {
        project,
        job: { samples: [name], bundler, folder: '', part: { kind: 'config', name: `${name}.mjs` } },
      };
    });
    for (const { samples, fault } of await runWorker(place, bundler, jobs)) {
      if (fault) throw new Error(`The report for the commands of the pages, ${samples.join()}: ${fault}`);
    }
  }
  const inProject = (name: string): string => path.join(project, name);
  const copies = ['moved', '.', ...EXAMPLE_REPORTS.map((name) => `examples/${name}`)];
  for (const name of copies) {
    cpSync(inProject('dist/.rsdoctor'), inProject(`${name}/.rsdoctor`), { recursive: true });
  }
  mkdirSync(inProject('out'));
  for (const name of ['dist/rsdoctor-data.json', 'baseline.json']) {
    copyFileSync(inProject('rsdoctor/rsdoctor-data.json'), inProject(name));
  }
  return project;
}
