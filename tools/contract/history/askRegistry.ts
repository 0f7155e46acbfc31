import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npm itself, and not its shell wrapper, which Windows cannot start directly. */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** From the name of a package without scope to the stable versions that the registry lists, in its order. */
export type AskRegistry = (name: string) => Promise<readonly string[]>;

/**
 * Asks npm which stable versions of a package of the analyzer there are.
 * @param name package without scope
 * @throws Error with npm's reason when it has no answer
 */
export const askRegistry: AskRegistry = async (name) => {
  try {
    const { stdout } = await run(npm, ['view', `@rsdoctor/${name}`, 'versions', '--json']);
    const found: unknown = JSON.parse(stdout);
    return [found].flat().filter((each): each is string => /^\d+\.\d+\.\d+$/.test(String(each)));
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = (stderr.trim() || message).split('\n')[0];
    throw new Error(
      `npm view @rsdoctor/${name} has no answer: ${reason} → check the connection and the registry of npm`,
      { cause: error },
    );
  }
};
