import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import type { Assets, BundlerChain, ChainContext } from '../host/types';
import { patchHost } from '../host/patchHost';
import { ROUTES_MODULE } from '../host/routeChunks';
import type { Technique } from '../types';
import { pageChunks } from './pageChunks';
import { MANIFEST_ELEMENT, type RouteEntry } from './RouteEntry';
import { routeEntries } from './routeEntries';
import { probe } from './probe';
import { ROUTE_FILE, routePatches } from './routePatches';
import { routesModule } from './routesModule';
import { weigher } from './weigher';
import { withoutNames } from './withoutNames';

/** Names of the chunks that are loaded later. */
const names = (kind: 'js' | 'css'): string => `static/${kind}/async/[id].[contenthash:8].${kind}`;

const RUNTIME = /[\\/]runtime\.\w+\.js$/;

const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, String.raw`\u003c`);

/**
 * Takes the routes of all pages, and the names of their chunks, out of the entry chunk. The HTML of a page names the files
 * of that page in a data block; where links lead stands in one manifest for each language, which is fetched when the page is
 * hydrated, or with the first click.
 *
 * The development server keeps Rspress's routes: there pages come and go.
 */
export const routeManifest: Technique = {
  probe,
  plugin: ({ root, site: { defaultLang }, isBuild, applied, pageFiles }) => {
    let routes: readonly RouteMeta[] = [];
    let documentEntries = new Map<string, RouteEntry>();
    let lists: Readonly<Record<string, string>> = {};
    /** First part of the addresses of a language; empty for the default one. */
    const prefixOf = ({ lang }: RouteMeta): string => (lang === defaultLang ? '' : lang);
    const dataBlock = ({ absolutePath }: { absolutePath: string }): string => {
      if (!isBuild()) return '';
      const text = inScript({ here: documentEntries.get(absolutePath), lists });
      return `<script type="application/json" id="${MANIFEST_ELEMENT}">${text}</script>`;
    };
    const documentChunks = () =>
      new Map([...pageFiles.chunks].map(([file, chunk]) => [file, pageFiles.documentChunk(chunk)]));

    function writeLists({ assets, compilation, sources }: Assets): void {
      const weigh = weigher(assets);
      const rows = routeEntries(routes, pageFiles.chunks, compilation, weigh);
      documentEntries = routeEntries(routes, documentChunks(), compilation, weigh);
      const prefixes = [...new Set(routes.map(prefixOf))];
      lists = Object.fromEntries(
        prefixes.map((prefix) => {
          const own = routes.filter((route) => prefixOf(route) === prefix);
          const text = JSON.stringify(own.map(({ absolutePath }) => rows.get(absolutePath)));
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
          const file = `static/pages.${prefix || defaultLang}.${hash}.json`;
          compilation.emitAsset(file, new sources.RawSource(text));
          return [prefix, file];
        }),
      );
    }

    const shortened = applied.expect('routeManifest', "the bundler's runtime (runtime.*.js)");
    function shortenRuntime({ assets, compilation, sources }: Assets): void {
      const chunks = new Set([...pageFiles.chunks.values(), ...documentChunks().values()]);
      const ids = pageChunks(chunks, compilation);
      // By name: to ask for an asset copies it out of the bundler.
      for (const file of Object.keys(assets).filter((name) => RUNTIME.test(name))) {
        shortened();
        const code = withoutNames(assets[file]?.source().toString() ?? '', ids);
        compilation.updateAsset(file, new sources.RawSource(code));
      }
    }

    return {
      config(config) {
        return { ...config, head: [...(config.head ?? []), dataBlock] };
      },
      routeGenerated(generated) {
        // Rspress lists them as the file system happens to answer, and the manifest is named by its content.
        routes = [...generated].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
      },
      builderConfig: {
        plugins: [
          patchHost({
            file: ROUTE_FILE,
            patches: routePatches(path.join(root, 'packages/lean/route-manifest/runtime/routeOf.ts')),
            environments: ['web'],
            isActive: isBuild,
            hit: applied.expect('routeManifest', ROUTE_FILE),
          }),
          {
            name: 'lean-route-manifest',
            setup(api) {
              const emptied = applied.expect('routeManifest', 'virtual-routes.js');
              api.transform(
                { test: ROUTES_MODULE, environments: ['web'], order: 'post' },
                ({ code }: { code: string }) => {
                  emptied();
                  pageFiles.readRoutes(code);
                  return isBuild() ? routesModule(routes, pageFiles.chunks, pageFiles.documentChunk) : code;
                },
              );
              // Before the minifier, which writes the lists otherwise; the names of the files follow from what is in them then.
              api.processAssets({ stage: 'optimize', environments: ['web'] }, (assets: Assets) => {
                if (isBuild()) shortenRuntime(assets);
              });
              api.processAssets({ stage: 'analyse', environments: ['web'] }, (assets: Assets) => {
                if (isBuild()) writeLists(assets);
              });
              api.modifyBundlerChain((chain: BundlerChain, { environment, CHAIN_ID }: ChainContext) => {
                if (environment.name !== 'web' || !isBuild()) return;
                chain.output.chunkFilename(names('js'));
                // A file of its own: with every change of a chunk the entry would change its name.
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
  },
};
