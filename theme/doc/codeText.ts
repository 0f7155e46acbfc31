import { getCopyableText } from '@rspress/core/theme-original';

/** Commands for a package manager that the reader has not chosen; without scripts nothing is copied. */
const otherManagers = (): string => {
  const chosen = document.documentElement.getAttribute('data-pick-pm') ?? '';
  return `[data-when-pm]:not([data-when-pm~="${chosen.replace(/[^\w-]/g, '')}"])`;
};

/**
 * The code of a sample as it is copied: what is not shown is left out, and so is a last line end, which would start a
 * command as soon as it is pasted.
 * @param box the box around the code
 */
export const codeText = (box: HTMLElement | null): string =>
  getCopyableText(box, {
    ignoreClasses: ['linenumber'],
    ignoreSelectors: ['.rp-copy-ignore', otherManagers()],
  }).replace(/\n+$/, '');
