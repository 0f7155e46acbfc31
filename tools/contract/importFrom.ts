import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module as a file of another folder would.
 * @param root folder whose `node_modules` are searched
 * @param name name of the module
 * @returns its exports
 * @throws Error with file, reason and fix when it cannot be found or run
 */
export async function importFrom(root: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `node_modules/${name.split('/').slice(0, 2).join('/')}/package.json:1 ${name} cannot be imported: ` +
        `${reason} → run npm ci; if the package has changed, adapt tools/contract`,
      { cause: error },
    );
  }
}
