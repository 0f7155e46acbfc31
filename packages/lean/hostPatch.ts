/** One change to the published code of a package. */
export interface CodePatch {
  /** What the change repairs; shown when the place is not found. */
  readonly why: string;
  readonly find: string;
  readonly replace: string;
}

/** The longest line that a message shows whole. */
const MAX_SHOWN = 160;

/** Lines that have a smaller share of their words in common are alike by chance. */
const MIN_ALIKE = 0.3;

const wordsOf = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

/** The line that is most like the first long line of a text, as `line 12: …`; empty when none is like it. */
function nearestLine(code: string, wanted: string): string {
  const [target = []] = wanted
    .split('\n')
    .map(wordsOf)
    .sort((a, b) => b.length - a.length);
  const ranked = code.split('\n').map((text, index) => {
    const words = wordsOf(text);
    const common = words.filter((word) => target.includes(word)).length;
    return { text: text.trim(), line: index + 1, share: (2 * common) / (words.length + target.length || 1) };
  });
  const [best] = ranked.sort((a, b) => b.share - a.share);
  if (!best || best.share < MIN_ALIKE) return '';
  return `\n    nearest, line ${best.line}: ${best.text.slice(0, MAX_SHOWN)}`;
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
