import path from 'node:path';
import { readManifest } from './readManifest';

/**
 * Turns the `build` script of a project into a program and its arguments, so that no shell and no `PATH` is needed.
 * @param folder absolute path of the project, with its packages
 * @returns file of the program and the arguments
 * @throws Error naming the project when it has no such script or no package with that program
 */
export function buildCommand(folder: string): readonly string[] {
  const { scripts, dependencies, devDependencies } = readManifest(folder);
  const [command = '', ...args] = (scripts?.build ?? '').split(' ').filter(Boolean);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const home = path.join(folder, 'node_modules', name);
    const { bin } = readManifest(home);
    const file = typeof bin === 'object' ? bin[command] : undefined;
    if (file !== undefined) return [path.join(home, file), ...args];
  }
  throw new Error(
    `${path.join(folder, 'package.json')}: the script "build" must begin with a program of a direct dependency, not "${command}".`,
  );
}
