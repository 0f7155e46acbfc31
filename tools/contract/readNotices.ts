import { importFrom } from './importFrom';
import { nested, type Options } from './nested';
import { quietly } from './quietly';
import type { TypedPath } from './readDefaults';
import { runAnalyzer } from './runAnalyzer';

/** Values that turn an option on, by its type. */
const trials = (atoms: readonly string[]): readonly unknown[] =>
  atoms.flatMap((atom): unknown[] => {
    if (atom === 'boolean') return [true];
    return atom.startsWith("'") ? [atom.slice(1, -1)] : [];
  });

const lastKey = (path: string): string => path.split('.').at(-1) ?? path;

/**
 * What the plugin prints about an option when it is written: while it reads its options, and during a build.
 * @param root folder whose `node_modules` hold the packages
 * @param options paths and atoms of their types
 * @returns the first line by path; options that nothing is printed about are missing
 */
export async function readNotices(
  root: string,
  options: readonly TypedPath[],
): Promise<ReadonlyMap<string, string>> {
  const { normalizeRspackUserOptions } = await importFrom(root, '@rsdoctor/core/plugins');
  const normalize = normalizeRspackUserOptions as (value: Options) => unknown;
  const found = new Map<string, string>();
  for (const { path, atoms } of options) {
    const lines = trials(atoms).flatMap((value) => quietly(() => normalize(nested({}, path, value))).lines);
    if (lines[0]) found.set(path, lines[0]);
  }
  // Some options are only read while a build runs; a line about one names it.
  const support = options.filter(
    ({ path, atoms }) => path.startsWith('supports.') && atoms.includes('boolean'),
  );
  const all = support.reduce<Options>((set, { path }) => nested(set, path, true), {});
  const { lines } = await runAnalyzer(root, 'rspack', all);
  for (const { path } of support) {
    const line = lines.find((text) => new RegExp(`\\b${lastKey(path)}\\b`).test(text));
    if (line) found.set(path, line);
  }
  return found;
}
