import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a look waits for a folder that a build is just replacing; renaming takes far less, even on a busy machine. */
const TIMEOUT_MS = 1_000;
const PAUSE_MS = 10;

const numberOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;

/**
 * Looks something up in an output that a build may replace meanwhile: between the two steps by which it does, there is no
 * folder, and a look in several steps may see two builds, such as a page of one with the policy of the other.
 * @param folder folder of the output
 * @param look looks something up
 * @param drop gives back what was found in two builds
 * @returns what was found in one build; in whatever is there when none stays for a second
 * @throws what `look` throws
 */
export async function lookInOneBuild<Found>(
  folder: string,
  look: () => Found,
  drop: (found: Found) => void,
): Promise<Found> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const before = numberOf(folder);
    const found = look();
    const isOne = before !== undefined && numberOf(folder) === before;
    if (isOne || performance.now() > end) return found;
    drop(found);
    await pause(PAUSE_MS);
  }
}
