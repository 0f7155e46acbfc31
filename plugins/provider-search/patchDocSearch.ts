import { DOCSEARCH_VERSION, type DocSearchPatch } from './docSearchPatches';

/**
 * Applies the patches to the published code.
 * @param code text of the module
 * @param patches what to change
 * @returns the patched text
 * @throws Error that names each patch whose place is not there exactly once
 */
export function patchDocSearch(code: string, patches: readonly DocSearchPatch[]): string {
  const faults = patches
    .map(({ find, why }) => ({ why, count: code.split(find).length - 1 }))
    .filter(({ count }) => count !== 1);
  if (faults.length > 0) {
    const lines = faults.map(({ why, count }) => `  found ${count} times instead of once: ${why}`);
    throw new Error(
      `plugins/provider-search/docSearchPatches.ts is written for @docsearch/react ${DOCSEARCH_VERSION} and does not fit ` +
        `the installed one. Pin ${DOCSEARCH_VERSION}, or review these patches:\n${lines.join('\n')}`,
    );
  }
  // A replacer function, because a plain replacement would read `$` in the code as a pattern.
  return patches.reduce((text, { find, replace }) => text.replace(find, () => replace), code);
}
