import { nearestLine } from './nearestLine';

/** One change to the published code of a package. */
export interface CodePatch {
  /** What the change repairs; shown when the place is not found. */
  readonly why: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * Applies patches to the published code of a package.
 * @param code text of the module
 * @param patches what to change
 * @param advice what to do when a patch does not fit
 * @returns the patched text
 * @throws Error that names each patch whose place is not there exactly once
 */
export function patchCode(code: string, patches: readonly CodePatch[], advice: string): string {
  const faults = patches
    .map(({ find, why }) => ({ why, find, count: code.split(find).length - 1 }))
    .filter(({ count }) => count !== 1);
  if (faults.length > 0) {
    const lines = faults.map(({ find, why, count }) => {
      const nearest = count === 0 ? nearestLine(code, find) : undefined;
      const said = `  found ${count} times instead of once: ${why}\n    ${JSON.stringify(find)}`;
      return nearest ? `${said}\n    nearest, line ${nearest.line}: ${nearest.text}` : said;
    });
    throw new Error(`${advice}\n${lines.join('\n')}`);
  }
  // A replacer function, because a plain replacement would read `$` in the code as a pattern.
  return patches.reduce((text, { find, replace }) => text.replace(find, () => replace), code);
}
