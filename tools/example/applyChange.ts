import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Applies a patch to a folder, as `git apply` does.
 * @param folder absolute path of the copy of a project
 * @param patch absolute path of the patch; its paths begin in the project
 * @throws Error naming the patch when it does not fit the project any more
 */
export async function applyChange(folder: string, patch: string): Promise<void> {
  // A repository around the folder, or the one whose hook runs this, would make git skip the files of the copy.
  const env = { PATH: process.env.PATH, GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  await promisify(execFile)('git', ['apply', patch], { cwd: folder, env }).catch((error: Error) => {
    throw new Error(`${patch} cannot be applied in ${folder}: ${error.message}`, { cause: error });
  });
}
