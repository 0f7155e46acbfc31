import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Technique } from '../types';
import { probe } from './probe';

/** Rspress's build of the Markdown export, which compiles pages otherwise. */
const MARKDOWN_BUILD = 'node_md';

/**
 * Compiles each page once: two builds ask for it, and one of them twice where the document of a page has a lean chunk. Rspress
 * keeps what it compiled for one further use only. The development server has one build at a time and keeps Rspress's way.
 */
export const compileOnce: Technique = {
  probe,
  plugin: ({ root, isOn, isBuild, applied }) => {
    const cache = new Map<string, unknown>();
    const uses = isOn('leanChunks') ? 3 : 2;
    const taken = applied.expect('compileOnce', 'the rule "mdx" of the bundler');
    return {
      config(config, _helpers, isProd) {
        // Rspress would keep a page for a second use that never comes.
        return isProd ? { ...config, markdown: { ...config.markdown, crossCompilerCache: false } } : config;
      },
      builderConfig: {
        tools: {
          bundlerChain(chain, { environment }) {
            if (!isBuild() || environment.name === MARKDOWN_BUILD) return;
            const use = chain.module.rule('mdx').oneOf('mdx').use('mdx-loader');
            const file = use.get('loader') as unknown;
            if (typeof file !== 'string')
              throw new Error('packages/lean/compile-once: Rspress compiles pages otherwise.');
            const options = use.get('options') as Readonly<Record<string, unknown>>;
            taken();
            use.loader(path.join(root, 'packages/lean/compile-once/compileOnce.mjs'));
            use.options({ ...options, hostLoader: pathToFileURL(file).href, cache, uses });
          },
        },
      },
    };
  },
};
