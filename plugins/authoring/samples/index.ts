import type { RspressPlugin } from '@rspress/core';
import { markLines } from '../marked-lines/markLines';
import { remarkSamples } from './remarkSamples';

/**
 * Shows samples that lie in files: fences of pages lose the words that only the checks need, and code the comments that
 * mark its lines; `cleanMarkdown` does the same in their Markdown exports. The host itself reads the files (`file="<root>/…"`).
 * @param projectRoot folder that `<root>` stands for
 * @param docsRoot folder of the pages
 */
export const pluginSamples = (projectRoot: string, docsRoot: string): RspressPlugin => ({
  name: 'samples',
  markdown: { remarkPlugins: [[remarkSamples, { projectRoot, docsRoot }]] },
  config(config) {
    const { shiki } = config.markdown ?? {};
    const transformers = [...(shiki?.transformers ?? []), markLines];
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, transformers } } };
  },
});
