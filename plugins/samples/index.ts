import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { cleanTwin } from './cleanTwin';
import { remarkSamples } from './remarkSamples';

const isTwin = (name: string): boolean => name.endsWith('.md') || path.basename(name) === 'llms-full.txt';

/**
 * Shows samples that lie in files: fences lose the words that only the checks need, in the pages and in their
 * Markdown twins. The host itself reads the files (`file="<root>/…"`).
 * @param root folder of the project
 */
export function pluginSamples(root: string): RspressPlugin {
  return {
    name: 'samples',
    markdown: { remarkPlugins: [remarkSamples] },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = path.resolve(root, config.outDir ?? 'doc_build');
      for (const name of (await readdir(out, { recursive: true })).filter(isTwin)) {
        const file = path.join(out, name);
        const text = await readFile(file, 'utf8');
        const clean = cleanTwin(text);
        if (clean !== text) await writeFile(file, clean);
      }
    },
  };
}
