import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspressPlugin } from '@rspress/core';

/** The host's build of the Markdown twins, which compiles pages otherwise. */
const TWIN_BUILD = 'node_md';

/**
 * Compiles each page once (issue 14.3): it is asked for by two builds and, since `plugins/kept-text` makes a second script
 * of it, by one of them twice. The host keeps what it compiled for one further use only, so it would compile each page two
 * times. The development server has one build at a time and keeps the host's way.
 * @throws Error at build time when the host has no such loader
 */
export function pluginCompileOnce(): RspressPlugin {
  let isBuild = false;
  const kept = new Map<string, unknown>();
  return {
    name: 'compile-once',
    config(config, _helpers, isProd) {
      isBuild = isProd;
      // The host would keep a page for a second use that never comes.
      return isProd ? { ...config, markdown: { ...config.markdown, crossCompilerCache: false } } : config;
    },
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          if (!isBuild || environment.name === TWIN_BUILD) return;
          const use = chain.module.rule('mdx').oneOf('mdx').use('mdx-loader');
          const file = use.get('loader') as unknown;
          if (typeof file !== 'string')
            throw new Error('plugins/compile-once: the host compiles pages otherwise.');
          const options = use.get('options') as Readonly<Record<string, unknown>>;
          use.loader(path.join(import.meta.dirname, 'compileOnce.mjs'));
          use.options({ ...options, hostLoader: pathToFileURL(file).href, kept });
        },
      },
    },
  };
}
