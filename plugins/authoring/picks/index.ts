import type { RspressPlugin } from '@rspress/core';
import { pickLines } from './pickLines';
import { remarkPicks } from './remarkPicks';

/** Shows commands for the package manager and the shell of the reader (` ```bash pick `). */
export const pluginPicks = (): RspressPlugin => ({
  name: 'picks',
  markdown: { remarkPlugins: [remarkPicks] },
  config(config) {
    const { shiki } = config.markdown ?? {};
    const transformers = [...(shiki?.transformers ?? []), pickLines];
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, transformers } } };
  },
});
