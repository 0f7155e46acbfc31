import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { mostAlike, similarity } from '../../lib/text/fuzzy';

/** One change to the published code of a package. */
export interface CodePatch {
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
 * @throws Error with the advice that names each patch whose place is not there exactly once, with the nearest line
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

const HOST = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));

/**
 * Changes a file of `@rspress/core` while it is bundled for browsers, unless `isActive` says that it stays as it is.
 * @returns plugin of the bundler; the build stops when the file is gone or a patch does not fit
 */
export const patchHost = (
  file: string,
  patches: readonly CodePatch[],
  isActive: () => boolean = () => true,
): RsbuildPlugin => ({
  name: `lean-patch-${file}`,
  setup(api) {
    const review = 'Review these patches (packages/lean, plugins/host-fixes/missingPage.ts):';
    if (!existsSync(path.join(HOST, file)))
      throw new Error(
        [`${file} of Rspress is gone. ${review}`, ...patches.map(({ why }) => `  ${why}`)].join('\n'),
      );
    const name = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
    const test = new RegExp(`[\\\\/]@rspress[\\\\/]core[\\\\/]${name}$`);
    const advice = `${file} of Rspress has changed. ${review}`;
    api.transform({ test, environments: ['web'] }, ({ code }) =>
      isActive() ? patchCode(code, patches, advice) : code,
    );
  },
});
