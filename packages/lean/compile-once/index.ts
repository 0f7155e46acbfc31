import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteService } from '@rspress/core';
import type { Root } from 'mdast';
import type { Technique } from '../types';
import { markdownAddress } from './markdownAddress';
import { markdownModule } from './markdownModule';
import { probe } from './probe';

/** The loader in Rspress's place; the bundler loads it itself. */
const LOADER = 'packages/lean/compile-once/compileOnce.mjs';

/** Rspress's build of the Markdown exports, which compiles pages otherwise. */
const MARKDOWN_BUILD = 'node_md';

/** A rule of the bundler, as far as it is used here. */
interface PageRule {
  readonly uses: { has(name: string): boolean; delete(name: string): unknown };
  use(name: string): {
    get(key: 'loader' | 'options'): unknown;
    loader(file: string): unknown;
    options(options: object): unknown;
  };
}

/**
 * Compiles each page once: two builds ask for it, one of them twice where the document of a page has a lean chunk, and the build of the
 * Markdown exports cuts its module out of the text that was parsed for them. Rspress keeps what it compiled for one further
 * use only. The development server has one build at a time and keeps Rspress's way.
 */
export const compileOnce: Technique = {
  probe,
  plugin: ({ root, site: { markdownExports }, isOn, isBuild, applied }) => {
    const cache = new Map<string, unknown>();
    const modules = new Map<string, string>();
    const taken = applied.expect('compileOnce', 'the rule "mdx" of the bundler');
    /** Where exports are addressed; undefined when Rspress writes none. */
    let exportSite: { readonly origin: string; readonly base: string } | undefined;
    let routes: RouteService | undefined;

    const remarkMarkdownModule =
      () => (tree: Root, file: { readonly path?: string; readonly value: unknown }) => {
        if (!exportSite || !routes || !file.path) return;
        const source = String(file.value);
        const edits = markdownExports.editsOf(tree, source, file.path);
        const addressOf = markdownAddress(routes, exportSite);
        const text = markdownModule({ tree, source }, { edits, addressOf });
        if (text !== undefined) modules.set(file.path, text);
      };

    return {
      config(config, _helpers, isProd) {
        if (!isProd) return config;
        if (config.llms) exportSite = { origin: config.siteOrigin ?? '', base: config.base ?? '/' };
        const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
        return {
          ...config,
          markdown: {
            ...markdown,
            // Rspress would keep a page for a second use that never comes.
            crossCompilerCache: false,
            // Before the plugins of the site change the page.
            remarkPlugins: [remarkMarkdownModule, ...remarkPlugins],
          },
        };
      },
      routeServiceGenerated(service) {
        routes = service;
      },
      builderConfig: {
        tools: {
          bundlerChain(chain, { environment }) {
            if (!isBuild()) return;
            const rule = chain.module.rule('mdx').oneOf('mdx') as unknown as PageRule;
            const use = rule.use('mdx-loader');
            const file = use.get('loader');
            if (typeof file !== 'string')
              throw new Error('packages/lean/compile-once: Rspress compiles pages otherwise.');
            const hostOptions = use.get('options');
            const uses = 2 + (isOn('leanChunks') ? 1 : 0) + (exportSite ? 1 : 0);
            const shared = { hostLoader: pathToFileURL(file).href, hostOptions, cache, uses, modules };
            taken();
            use.loader(path.join(root, LOADER));
            // Node.js runs pages as they are compiled. For browsers, SWC drops the imports of components that a page does not use.
            if (environment.name !== 'web') rule.uses.delete('builtin:swc-loader');
            use.options(
              environment.name === MARKDOWN_BUILD
                ? { ...shared, change: takeChange(rule, markdownExports.use) }
                : shared,
            );
          },
        },
      },
    };
  },
};

/** Takes the loader out that changes the text of pages before Rspress makes their exports: the cached page is of the text as it is written. */
function takeChange(rule: PageRule, name: string): unknown {
  if (!rule.uses.has(name)) return (source: string) => source;
  const { change } = rule.use(name).get('options') as { readonly change: unknown };
  rule.uses.delete(name);
  return change;
}
