import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../support/tempFolder';

/**
 * Makes a project whose `node_modules/@rsdoctor` hold small packages.
 * @param files text by path inside `node_modules/@rsdoctor`, e.g. `core/package.json`
 * @returns folder of the project
 */
export function projectWith(files: Readonly<Record<string, string>>): string {
  const root = tempFolder('packages-');
  writeFileSync(path.join(root, 'package.json'), '{ "name": "project" }\n');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'node_modules/@rsdoctor', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** Runs a task and returns the message of its error; an empty text when it goes well. */
export async function messageOf(task: () => unknown): Promise<string> {
  try {
    await task();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
