import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Bundler } from '../../plugins/checks/samples/bundlerOf';

/** The small app that samples are laid over: two modules behind each entry that a sample names. */
const APP = 'tests/fixtures/sample-app';

/**
 * Makes an example project for a sample. Packages are found as in a real project: first those of the bundler's example,
 * then those of this one.
 * @param place empty folder that all projects of a run share
 * @param options.root folder of the project
 * @param options.name folder of the new project inside `place`
 * @param options.bundler whose packages it gets
 * @param options.folder tree of samples to lay over the app, from the root; empty for none
 * @returns path of the project
 */
export function exampleProject(
  place: string,
  { root, name, bundler, folder }: { root: string; name: string; bundler: Bundler; folder: string },
): string {
  const project = path.join(place, name);
  const shared = path.join(place, 'node_modules');
  if (!existsSync(shared)) symlinkSync(path.join(root, 'node_modules'), shared, 'dir');
  mkdirSync(project);
  const own = path.join(root, `examples/${bundler}-app/node_modules`);
  if (existsSync(own)) symlinkSync(own, path.join(project, 'node_modules'), 'dir');
  cpSync(path.join(root, APP), project, { recursive: true });
  if (folder) cpSync(path.join(root, folder), project, { recursive: true });
  return project;
}
