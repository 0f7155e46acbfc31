import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { routeChunks } from '../shared/routeChunks';
import { shortRoutes } from './shortRoutes';

const ROUTES_MODULE = /[\\/]virtual-routes\.js$/;

/** Names of the files that are loaded later. The bundler keeps a list of names for each part that is not computed. */
const names = (kind: 'js' | 'css'): string => `static/${kind}/async/[id].[contenthash:8].${kind}`;

const RUNTIME = /[\\/]runtime\.\w+\.js$/;

/**
 * The minifier chooses the letters of its names by how often they stand in the file, unless it is told not to. Most letters
 * of the list of names are those of hashes, which at that moment still depend on the folder of the project.
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
  readonly isProd: boolean;
  readonly CHAIN_ID: { readonly PLUGIN: { readonly MINI_CSS_EXTRACT: string } };
}

/**
 * Shortens what the script of every page says of each other page (issue 7.1): its route, and the name of its script.
 * @throws Error at build time when the host's routes are not as expected
 */
export function pluginShortRoutes(): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  return {
    name: 'short-routes',
    routeGenerated(generated) {
      routes = generated;
    },
    builderConfig: {
      environments: { web: { output: { minify: { jsOptions: [{ exclude: RUNTIME }, WITHOUT_COUNTING] } } } },
      plugins: [
        {
          name: 'short-routes',
          setup(api) {
            api.transform(
              { test: ROUTES_MODULE, environments: ['web'], order: 'post' },
              ({ code }: { code: string }) => shortRoutes(routes, routeChunks(code)),
            );
            api.modifyBundlerChain((chain: BundlerChain, { environment, isProd, CHAIN_ID }: ChainContext) => {
              if (environment.name !== 'web' || !isProd) return;
              chain.output.chunkFilename(names('js'));
              // The list of names is a file of its own: with every change of a page the script of all would be another.
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
