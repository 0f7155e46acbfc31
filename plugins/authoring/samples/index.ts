import type { RspressPlugin } from '@rspress/core';
import { remarkSamples } from './remarkSamples';

/**
 * Shows samples that lie in files: fences of pages lose the words that only the checks need; `cleanMarkdown` does the same
 * in their Markdown exports. The host itself reads the files (`file="<root>/…"`).
 * @param projectRoot folder that `<root>` stands for
 * @param docsRoot folder of the pages
 */
export const pluginSamples = (projectRoot: string, docsRoot: string): RspressPlugin => ({
  name: 'samples',
  markdown: { remarkPlugins: [[remarkSamples, { projectRoot, docsRoot }]] },
});
