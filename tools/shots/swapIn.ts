import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file or folder that is whole, and the place that it takes. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/**
 * Puts new files and folders in the place of old ones: all of them, or none. Both places lie on one disk.
 * @param replacements what takes which place; what stands there goes
 * @throws Error of the first move that failed; everything is then as before
 */
export async function swapIn(replacements: readonly Replacement[]): Promise<void> {
  const done: { from: string; to: string; kept: string | undefined }[] = [];
  try {
    for (const { from, to } of replacements) {
      await mkdir(path.dirname(to), { recursive: true });
      const kept = existsSync(to) ? `${from}.before` : undefined;
      if (kept) await rename(to, kept);
      done.push({ from, to, kept });
      await rename(from, to);
    }
  } catch (error) {
    for (const { from, to, kept } of done.reverse()) {
      if (existsSync(to)) await rename(to, from);
      if (kept) await rename(kept, to);
    }
    throw error;
  }
  await Promise.all(done.map(({ kept }) => kept && rm(kept, { recursive: true })));
}
