import { mostAlike, similarity } from '../../lib/text/fuzzy';

/** One change to the published code of a package. */
export interface CodePatch {
  /** What the change repairs; shown when the place is not found. */
  readonly why: string;
  readonly find: string;
  readonly replace: string;
}

/** The longest line that a message shows whole. */
const MAX_SHOWN = 160;

/** Lines that are less alike are so by chance. */
const MIN_ALIKE = 0.3;

/** The line that is most like the longest line of a text, as `line 12: …`; empty when none is like it. */
function nearestLine(code: string, wanted: string): string {
  const [target = ''] = wanted.split('\n').sort((a, b) => b.length - a.length);
  const lines = code.split('\n').map((text, at) => ({ text: text.trim(), at }));
  const [best] = mostAlike(lines, ({ text }) => similarity(text, target.trim()), MIN_ALIKE);
  return best ? `\n    nearest, line ${best.at + 1}: ${best.text.slice(0, MAX_SHOWN)}` : '';
}

/**
 * Applies patches to the published code of a package.
 * @param code text of the module
 * @param patches what to change
 * @param advice what to do when a patch does not fit
 * @returns the patched text
 * @throws Error that names each patch whose place is not there exactly once, with the nearest line
 */
export function patchCode(code: string, patches: readonly CodePatch[], advice: string): string {
  const faults = patches.flatMap(({ find, why }) => {
    const count = code.split(find).length - 1;
    if (count === 1) return [];
    const near = count === 0 ? nearestLine(code, find) : '';
    return [`  found ${count} times instead of once: ${why}\n    ${JSON.stringify(find)}${near}`];
  });
  if (faults.length > 0) throw new Error(`${advice}\n${faults.join('\n')}`);
  // A replacer function, because a plain replacement would read `$` in the code as a pattern.
  return patches.reduce((text, { find, replace }) => text.replace(find, () => replace), code);
}

/** A plugin of the bundler, as far as it is used here. */
interface BundlerPlugin {
  readonly name: string;
  setup(api: {
    transform(
      filter: { test: RegExp; environments: string[] },
      change: (module: { code: string }) => string,
    ): unknown;
  }): void;
}

/**
 * Changes a file of Rspress while it is bundled for browsers.
 * @param file path below the package `@rspress/core`
 * @param patches what to change
 * @param isActive false while the file stays as it is
 * @returns plugin of the bundler; the build stops when a patch does not fit
 */
export const patchHost = (
  file: string,
  patches: readonly CodePatch[],
  isActive: () => boolean = () => true,
): BundlerPlugin => ({
  name: `lean-patch-${file}`,
  setup(api) {
    const path = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
    const test = new RegExp(`[\\\\/]@rspress[\\\\/]core[\\\\/]${path}$`);
    api.transform({ test, environments: ['web'] }, ({ code }) =>
      isActive()
        ? patchCode(code, patches, `packages/lean: ${file} of Rspress has changed. Review these patches:`)
        : code,
    );
  },
});
