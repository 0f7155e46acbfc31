import { existsSync } from 'node:fs';

/**
 * A module of the site that not every build uses cannot be counted; one that was renamed is noticed all the same.
 * @param file absolute path
 * @throws Error when there is no such file
 */
export function mustExist(file: string): void {
  if (!existsSync(file)) {
    throw new Error(`The speed layer is told of ${file}, which does not exist: name the file as it is now.`);
  }
}
