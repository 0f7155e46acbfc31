import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { firstChunk } from '../kept-text/firstChunk';
import { ROUTES_MODULE, routeChunks } from '../shared/routeChunks';
import { inlineSheets } from './inlineSheets';
import { LAYOUT_FILES } from './layoutOf';
import { ownScripts } from './ownScripts';
import { pageLinks } from './pageLinks';
import { remarkLayout } from './remarkLayout';
import { scriptsLast } from './scriptsLast';
import { sheetsInOrder } from './sheetsInOrder';

/** A file of the output before it is written. */
interface Asset {
  source(): { toString(): string };
}

/** The bundler's result, as far as it is used here. */
interface Compilation {
  readonly assets: Readonly<Record<string, Asset>>;
  readonly outputOptions: { readonly publicPath?: unknown };
  readonly namedChunkGroups: ReadonlyMap<string, { readonly getFiles: () => readonly string[] }>;
}

/**
 * Keeps out of every page what only some pages show (issue 7.1): the layouts of the home page and of overviews come with
 * the script of the page that has them, and styles of parts that come later stand in sheets of their own. The HTML of a
 * page has the sheets of its parts inside, so that it looks right without its scripts and as soon as it arrives.
 * @param root folder of the project
 * @throws Error at build time when the host's routes are not as expected
 */
export function pluginPageParts(root: string): RspressPlugin {
  let chunks = new Map<string, string>();
  let filesOf: (chunk: string) => readonly string[] = () => [];
  const sheets = new Map<string, string>();
  const links = ({ absolutePath }: { absolutePath: string }): string => {
    const chunk = chunks.get(absolutePath) ?? '';
    const first = filesOf(firstChunk(chunk));
    return pageLinks(first.length > 0 ? first : filesOf(chunk));
  };
  return {
    name: 'page-parts',
    config: (config) => ({ ...config, head: [...(config.head ?? []), links] }),
    markdown: { remarkPlugins: [remarkLayout(root)] },
    builderConfig: {
      // A cache on disk hands kept modules past our plugins, which then do not know the scripts of a page, and it does not
      // know the settings: after a build with another base path, pages asked for files at the old one.
      performance: {
        buildCache: false,
        // The host compresses every file of the output to print a line about it; budgets are held by tests.
        printFileSize: { detail: false, compressed: false },
      },
      // Scripts that are asked for first share the line and the processor with the text.
      html: { inject: 'body' },
      // Sheets alone: the names of the classes stay with the part that uses them.
      splitChunks: { cacheGroups: { styles: { chunks: 'initial', type: 'css/mini-extract' } } },
      plugins: [
        {
          name: 'page-parts',
          setup(api) {
            api.transform(
              { test: ROUTES_MODULE, environments: ['web'], order: 'post' },
              ({ code }: { code: string }) => {
                chunks = routeChunks(code);
                return code;
              },
            );
            api.processAssets(
              { stage: 'analyse', environments: ['web'] },
              ({ compilation }: { compilation: Compilation }) => {
                const { assets, outputOptions, namedChunkGroups } = compilation;
                const addressOf = (file: string) => `${String(outputOptions.publicPath)}${file}`;
                filesOf = (chunk) => (namedChunkGroups.get(chunk)?.getFiles() ?? []).map(addressOf);
                // By name: to ask for an asset copies it out of the bundler, and a large site has thousands.
                for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
                  sheets.set(addressOf(file), assets[file]?.source().toString() ?? '');
                }
              },
            );
            api.processAssets(
              { stage: 'report', environments: ['node'] },
              ({ assets, compilation, sources }: PageAssets) => {
                for (const name of Object.keys(assets).filter((each) => each.endsWith('.html'))) {
                  const text = assets[name]?.source().toString() ?? '';
                  const html = sheetsInOrder(scriptsLast(ownScripts(text)));
                  const whole = inlineSheets(html, (address) => sheets.get(address));
                  compilation.updateAsset(name, new sources.RawSource(whole));
                }
              },
            );
            api.modifyBundlerChain(
              (chain: BundlerChain, { environment }: { environment: { name: string } }) => {
                // Markdown twins are compiled without our remark plugins.
                if (environment.name !== 'node_md') return;
                // The last file is what the host calls; in front of it stands the theme, which layouts are made of.
                const entry = chain.entry('index');
                const files = entry.values();
                entry.clear();
                const layouts = LAYOUT_FILES.map((file) => path.join(root, file));
                for (const file of [...files.slice(0, -1), ...layouts, ...files.slice(-1)]) entry.add(file);
              },
            );
          },
        },
      ],
    },
  };
}

/** The written pages, as far as they are used here. */
interface PageAssets {
  readonly assets: Readonly<Record<string, Asset>>;
  readonly compilation: { updateAsset(name: string, source: unknown): void };
  readonly sources: { readonly RawSource: new (text: string) => unknown };
}

/** The bundler's configuration, as far as it is used here. */
interface BundlerChain {
  entry(name: string): { values(): string[]; clear(): unknown; add(file: string): unknown };
}
