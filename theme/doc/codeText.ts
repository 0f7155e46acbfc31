import { getCopyableText } from '@rspress/core/theme-original';

/** Parts of a code sample that are no code. */
const NOT_CODE = { ignoreClasses: ['linenumber'], ignoreSelectors: ['.rp-copy-ignore'] };

/**
 * The code of a sample as it is copied.
 * @param box the box around the code
 */
export const codeText = (box: HTMLElement | null): string => getCopyableText(box, NOT_CODE);
