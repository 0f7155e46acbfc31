import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ExampleName } from '../../site/examples';

const CHANGES = path.resolve(import.meta.dirname, '../../examples/changes');
const ENDING = '.patch';

/**
 * The patch of a change.
 * @param example name of the project
 * @param change name of the change
 * @returns absolute path, whether the file is there or not
 */
export const changeFile = (example: ExampleName, change: string): string =>
  path.join(CHANGES, example, `${change}${ENDING}`);

/**
 * The changes that an example can be built with: the patches in `examples/changes/<example>`.
 * @param example name of the project
 * @returns names in the order of the alphabet
 */
export function changeNames(example: ExampleName): readonly string[] {
  const folder = path.join(CHANGES, example);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => path.basename(file, ENDING))
    .sort();
}
