import { randomUUID } from 'node:crypto';
import { bundledScript } from './bundledScript';

/**
 * Loads TypeScript of the project as one script. The host's loader compiles file by file, in JavaScript, which took a tenth
 * of a build.
 * @param file path from the folder of the project
 * @returns what the file exports; each load has its own modules, as a development server needs them that starts again
 * @throws Error when a source has a mistake, or at what it does when it is loaded; names file and line of the source
 */
export async function loadBundled<Exports>(file: string): Promise<Exports> {
  const script = await bundledScript(file);
  process.setSourceMapsEnabled(true);
  return (await import(`${script}?${randomUUID()}`)) as Exports;
}
