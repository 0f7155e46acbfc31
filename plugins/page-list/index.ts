import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { DEFAULT_LANG } from '../../site/languages';
import { PAGES_ELEMENT, type PageRow } from '../../site/pageRow';
import { firstChunk } from '../kept-text/firstChunk';
import { patchCode } from '../shared/patchCode';
import { ROUTES_MODULE, routeChunks } from '../shared/routeChunks';
import type { Compilation } from './Compilation';
import { guardRuntime } from './guardRuntime';
import { pageChunks } from './pageChunks';
import { pageRows } from './pageRows';
import { ROUTE_MODULE, routePatches } from './routePatches';
import { routesModule } from './routesModule';
import { weigher } from './weigher';
import { withoutNames } from './withoutNames';

const ADVICE = 'plugins/page-list/routePatches.ts does not fit the installed host. Review these patches:';

/** Names of the files that are loaded later. */
const names = (kind: 'js' | 'css'): string => `static/${kind}/async/[id].[contenthash:8].${kind}`;

const RUNTIME = /[\\/]runtime\.\w+\.js$/;

/**
 * The minifier chooses the letters of its names by how often they stand in the file, unless it is told not to. Many letters
 * of the bundler's runtime are those of hashes, which at that moment still depend on the folder of the project.
 */
const WITHOUT_COUNTING = {
  include: RUNTIME,
  // The bundler's types do not name `disableCharFreq`, its minifier does.
  minimizerOptions: { mangle: { toplevel: false, disableCharFreq: true } },
};

/** The bundler's configuration, as far as it is used here. */
interface BundlerChain {
  readonly output: { chunkFilename(name: string): unknown };
  readonly optimization: { runtimeChunk(file: { name: string }): unknown };
  plugin(id: string): { tap(change: (options: readonly object[]) => object[]): unknown };
}

interface ChainContext {
  readonly environment: { readonly name: string };
  readonly CHAIN_ID: { readonly PLUGIN: { readonly MINI_CSS_EXTRACT: string } };
}

interface Assets {
  readonly assets: Readonly<Record<string, { source(): { toString(): string } }>>;
  readonly compilation: Compilation;
  readonly sources: { readonly RawSource: new (text: string) => unknown };
}

const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, String.raw`\u003c`);

/** First part of the addresses of a language; empty for the default one. */
const prefixOf = ({ lang }: RouteMeta): string => (lang === DEFAULT_LANG ? '' : lang);

/**
 * Lets the scripts of every page say nothing of other pages, so that a page does not load more as the site grows (issue
 * 7.1): no route, and no name of a script. The HTML of a page says what that page is loaded from; where links lead stands
 * in a list for each language, which is fetched when the page has come to life.
 *
 * The development server keeps the host's routes: there pages come and go.
 * @param root folder of the project
 * @throws Error at build time when the host's routes are not as expected
 */
export function pluginPageList(root: string): RspressPlugin {
  let isBuild = false;
  let routes: readonly RouteMeta[] = [];
  let chunks = new Map<string, string>();
  let rows = new Map<string, PageRow>();
  let firstRows = new Map<string, PageRow>();
  let lists: Readonly<Record<string, string>> = {};
  const facts = ({ absolutePath }: { absolutePath: string }): string => {
    if (!isBuild) return '';
    const text = inScript({ here: firstRows.get(absolutePath), lists });
    return `<script type="application/json" id="${PAGES_ELEMENT}">${text}</script>`;
  };

  const firstChunks = () => new Map([...chunks].map(([file, chunk]) => [file, firstChunk(chunk)]));

  function writeLists({ assets, compilation, sources }: Assets): void {
    const weigh = weigher(assets);
    rows = pageRows(routes, chunks, compilation, weigh);
    firstRows = pageRows(routes, firstChunks(), compilation, weigh);
    const prefixes = [...new Set(routes.map(prefixOf))];
    lists = Object.fromEntries(
      prefixes.map((prefix) => {
        const own = routes.filter((route) => prefixOf(route) === prefix);
        const text = JSON.stringify(own.map(({ absolutePath }) => rows.get(absolutePath)));
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        const file = `static/pages.${prefix || DEFAULT_LANG}.${hash}.json`;
        compilation.emitAsset(file, new sources.RawSource(text));
        return [prefix, file];
      }),
    );
  }

  function shortenRuntime({ assets, compilation, sources }: Assets): void {
    const ids = pageChunks(new Set([...chunks.values(), ...firstChunks().values()]), compilation);
    // By name: to ask for an asset copies it out of the bundler.
    for (const file of Object.keys(assets).filter((name) => RUNTIME.test(name))) {
      const code = guardRuntime(withoutNames(assets[file]?.source().toString() ?? '', ids));
      compilation.updateAsset(file, new sources.RawSource(code));
    }
  }

  return {
    name: 'page-list',
    config(config, _helpers, isProd) {
      isBuild = isProd;
      return { ...config, head: [...(config.head ?? []), facts] };
    },
    routeGenerated(generated) {
      // The host lists them as the file system happens to answer, and the list is a file that is named by its content.
      routes = [...generated].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    },
    builderConfig: {
      environments: { web: { output: { minify: { jsOptions: [{ exclude: RUNTIME }, WITHOUT_COUNTING] } } } },
      plugins: [
        {
          name: 'page-list',
          setup(api) {
            api.transform(
              { test: ROUTES_MODULE, environments: ['web'], order: 'post' },
              ({ code }: { code: string }) => {
                if (!isBuild) return code;
                chunks = routeChunks(code);
                return routesModule(routes, chunks);
              },
            );
            api.transform({ test: ROUTE_MODULE, environments: ['web'] }, ({ code }: { code: string }) => {
              const patches = routePatches(path.join(root, 'lib/pages/routeOf.ts'));
              return isBuild ? patchCode(code, patches, ADVICE) : code;
            });
            // Before the minifier, which writes the lists otherwise; the names of the files follow from what is in them then.
            api.processAssets({ stage: 'optimize', environments: ['web'] }, (assets: Assets) => {
              if (isBuild) shortenRuntime(assets);
            });
            api.processAssets({ stage: 'analyse', environments: ['web'] }, (assets: Assets) => {
              if (isBuild) writeLists(assets);
            });
            api.modifyBundlerChain((chain: BundlerChain, { environment, CHAIN_ID }: ChainContext) => {
              if (environment.name !== 'web' || !isBuild) return;
              chain.output.chunkFilename(names('js'));
              // The list of names is a file of its own: with every change of a part the script of all would be another.
              chain.optimization.runtimeChunk({ name: 'runtime' });
              chain
                .plugin(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT)
                .tap(([options]) => [{ ...options, chunkFilename: names('css') }]);
            });
          },
        },
      ],
    },
  };
}
