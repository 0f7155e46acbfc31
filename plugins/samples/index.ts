import type { RspressPlugin } from '@rspress/core';
import { remarkSamples } from './remarkSamples';

/**
 * Shows samples that lie in files: fences of pages lose the words that only the checks need; `cleanTwin` does the same
 * in their Markdown twins. The host itself reads the files (`file="<root>/…"`).
 */
export const pluginSamples = (): RspressPlugin => ({
  name: 'samples',
  markdown: { remarkPlugins: [remarkSamples] },
});
