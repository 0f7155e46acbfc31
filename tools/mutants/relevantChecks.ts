import path from 'node:path';
import { AREAS } from './areas';
import { COMMANDS } from './commands';
import type { Check, Tier } from './types';

const isIn = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file.startsWith(folder));

const WRITTEN = ['docs/', 'examples/', 'site/', 'plugins/', 'packages/doc-checks/'];
const SHOWN = [
  'docs/',
  'examples/',
  'site/',
  'plugins/',
  'packages/',
  'theme/',
  'components/',
  'lib/',
  'rspress.',
];
const ANALYZED = ['examples/', 'site/contract/', 'site/rule', 'site/pluginOptions', 'site/report'];
const LINTED = /\.(?:tsx?|mjs|js|css)$/;
const COMPILED = /\.tsx?$|^site\/.*\.json$/;

/**
 * The folder of unit tests that mirrors a file. Texts are imported by no module, so the tests that read one may lie in a
 * folder above.
 */
function mirror(file: string, hasFolder: (folder: string) => boolean): string[] {
  const exact = path.posix.dirname(file);
  for (let folder = exact; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (hasFolder(`tests/unit/${folder}`)) return [`tests/unit/${folder}/`];
    if (COMPILED.test(file)) return [];
  }
  return [];
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/**
 * What is run for a fault, cheapest first, by the place of its file alone.
 * @param file the file with the fault, from the root
 * @param tier the fast tier leaves out what `tests/tiers.ts` says
 * @param hasFolder whether the project has a folder, by its path from the root
 */
export function relevantChecks(file: string, tier: Tier, hasFolder: (folder: string) => boolean): Check[] {
  const areas = AREAS.filter(({ under }) => isIn(file, under));
  const output = sorted(areas.flatMap((area) => area.output ?? []));
  const specs = sorted(areas.flatMap((area) => area.specs ?? []));
  const units = mirror(file, hasFolder);
  return [
    ...(units.length > 0 ? [COMMANDS.unit(...units)] : []),
    ...(isIn(file, WRITTEN) || file.endsWith('.md') ? [COMMANDS.gates] : []),
    ...(COMPILED.test(file) ? [COMMANDS.related(file)] : []),
    ...(COMPILED.test(file) ? [COMMANDS.types] : []),
    ...(LINTED.test(file) && !isIn(file, ['examples/samples/']) ? [COMMANDS.lint(file)] : []),
    ...(isIn(file, WRITTEN) ? [COMMANDS.content] : []),
    ...(isIn(file, SHOWN) ? [COMMANDS.build] : []),
    ...(output.length > 0
      ? [
          COMMANDS.output(
            output.map((name) => `/${name}.test.ts`),
            tier,
          ),
        ]
      : []),
    ...(isIn(file, ANALYZED) ? [COMMANDS.analyzer(tier)] : []),
    ...(specs.length > 0
      ? [
          COMMANDS.browser(
            specs.map((name) => `/${name}.spec.ts`),
            tier,
          ),
        ]
      : []),
  ];
}
