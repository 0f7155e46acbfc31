import { patchCode } from '../../../packages/lean/hostPatch';
import { DOCSEARCH_VERSION, type DocSearchPatch } from './docSearchPatches';

/**
 * Applies the patches to the published code.
 * @param code text of the module
 * @param patches what to change
 * @returns the patched text
 * @throws Error that names each patch whose place is not there exactly once
 */
export const patchDocSearch = (code: string, patches: readonly DocSearchPatch[]): string =>
  patchCode(
    code,
    patches,
    `plugins/host-fixes/provider-search/docSearchPatches.ts is written for @docsearch/react ${DOCSEARCH_VERSION} and does not fit ` +
      `the installed one. Pin ${DOCSEARCH_VERSION}, or review these patches:`,
  );
