import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ProcessAssetsHandler, Rspack } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { bundlerPlugin, initialFiles } from './bundler';
import { patchHost, type CodePatch } from './hostPatch';
import { MANIFEST_ELEMENT, type RouteRow } from './RouteRow';

type Assets = Parameters<ProcessAssetsHandler>[0];

/** Rspress's module with the routes of all pages, and how it names the chunk of each. */
const ROUTES_MODULE = /[\\/]virtual-routes\.js$/;
const PAGE_IMPORT = /import\(\/\* webpackChunkName: "([\w-]+)" \*\/\s*("[^"]+"|'[^']+')\)/g;

/** Names of the chunks that are loaded later. */
const chunkName = (kind: 'js' | 'css'): string => `static/${kind}/async/[id].[contenthash:8].${kind}`;

/** The bundler's runtime, and its lists of hashes by chunk. */
const RUNTIME = /[\\/]runtime\.\w+\.js$/;
const LIST = /\{\s*(?:(?:"[\w-]+"|[\w$]+):\s*"[0-9a-f]+",?\s*)+\}/g;
const ENTRY = /(?:"([\w-]+)"|([\w$]+)):\s*"[0-9a-f]+"/g;

/** Lets Rspress ask us for pages, instead of a list that it wants to have whole before it starts. */
const routePatches = (runtime: string): readonly CodePatch[] => [
  {
    why: 'a page is looked up in the list of its language',
    find: 'const matched = matchRoutes(routes, normalizedPathname);\n    const route = matched?.[0]?.route;',
    replace: 'const route = __siteRouteOf(normalizedPathname);',
  },
  {
    why: 'the patched module calls our function',
    find: 'import { routes } from "virtual-routes";',
    replace: `import { routes } from "virtual-routes";import { routeOf as __siteRouteOf } from ${JSON.stringify(runtime)};`,
  },
];

/** Takes chunks, whose names come with the list of pages, out of the lists of names in the bundler's runtime. */
export const withoutNames = (code: string, ids: ReadonlySet<string>): string =>
  code.replace(LIST, (list) => {
    const kept = [...list.matchAll(ENTRY)].filter(([, quoted, plain]) => !ids.has(quoted ?? plain ?? ''));
    return `{${kept.map(([entry]) => entry).join(',')}}`;
  });

/**
 * Takes the routes of all pages, and the names of their chunks, out of the entry chunk. The HTML of a page names the files of
 * that page in a data block; where links lead stands in one list for each language, which is fetched when the browser is
 * idle, or with the first click. The development server keeps Rspress's routes: there pages come and go.
 */
export function routesPlugin(root: string, isBuild: () => boolean, defaultLang: string): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  let chunks = new Map<string, string>();
  let rows = new Map<string, RouteRow>();
  let lists: Readonly<Record<string, string>> = {};
  /** First part of the addresses of a language; empty for the default one. */
  const prefixOf = ({ lang }: RouteMeta): string => (lang === defaultLang ? '' : lang);

  function dataBlock({ absolutePath }: { absolutePath: string }): string {
    if (!isBuild()) return '';
    const text = JSON.stringify({ here: rows.get(absolutePath), lists }).replace(/</g, String.raw`\u003c`);
    return `<script type="application/json" id="${MANIFEST_ELEMENT}">${text}</script>`;
  }

  /** Names the pages only for the bundler, which makes a chunk of each; the minifier drops the function that nobody calls. */
  function withoutRoutes(code: string): string {
    const imports = new Map(
      [...code.matchAll(PAGE_IMPORT)].map(([text, name = '', file = '""']) => [text, { name, file }]),
    );
    if (imports.size === 0)
      throw new Error('packages/lean: Rspress’s virtual-routes names no chunk of a page.');
    chunks = new Map(
      [...imports.values()].map(({ name, file }) => [JSON.parse(file.replaceAll("'", '"')) as string, name]),
    );
    return `export const routes = [];\nfunction pages() {\n${[...imports.keys()].join(';\n')};\n}\n`;
  }

  function rowOf(
    { routePath, relativePath, absolutePath }: RouteMeta,
    compilation: Rspack.Compilation,
    initial: ReadonlySet<string>,
  ): RouteRow {
    const { namedChunkGroups, chunkGraph } = compilation;
    const name = chunks.get(absolutePath) ?? '';
    const group = namedChunkGroups.get(name);
    const own = group?.chunks.find((chunk) => chunk.name === name);
    const module = group?.chunks
      .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      .find((each) => each.nameForCondition() === absolutePath);
    const id = module && chunkGraph.getModuleId(module);
    if (!group || !own || id === undefined || id === null) {
      throw new Error(`packages/lean: the bundler made no chunk of ${relativePath}.`);
    }
    const others = group.chunks.filter(
      (chunk) => chunk !== own && [...chunk.files].some((file) => !initial.has(file)),
    );
    const ids = [own, ...others].map((chunk) => String(chunk.id));
    // The bundler lists script and sheet in any order.
    const files = ['.js', '.css'].flatMap((kind) => [...own.files].filter((file) => file.endsWith(kind)));
    return [routePath, relativePath, id, ids, files];
  }

  function writeLists({ compilation, sources }: Assets): void {
    const initial = initialFiles(compilation);
    rows = new Map(routes.map((route) => [route.absolutePath, rowOf(route, compilation, initial)]));
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

  function shortenRuntime({ assets, compilation, sources }: Assets): void {
    const names = new Set(chunks.values());
    const own = [...names].flatMap((name) => compilation.namedChunkGroups.get(name)?.chunks ?? []);
    const ids = own.filter(({ name }) => name !== undefined && names.has(name)).map(({ id }) => String(id));
    for (const file of Object.keys(assets).filter((name) => RUNTIME.test(name))) {
      const code = withoutNames(assets[file]?.source().toString() ?? '', new Set(ids));
      compilation.updateAsset(file, new sources.RawSource(code));
    }
  }

  const patch = patchHost(
    'dist/runtime/route.js',
    routePatches(path.join(root, 'packages/lean/runtime/routes.ts')),
    isBuild,
  );
  return {
    ...bundlerPlugin('lean-routes', (api) => {
      const environments = ['web'];
      void patch.setup(api);
      api.transform({ test: ROUTES_MODULE, environments, order: 'post' }, ({ code }) =>
        isBuild() ? withoutRoutes(code) : code,
      );
      // Before the minifier, which writes the lists otherwise; the names of the files follow from what is in them then.
      api.processAssets({ stage: 'optimize', environments }, (assets) => {
        if (isBuild()) shortenRuntime(assets);
      });
      api.processAssets({ stage: 'analyse', environments }, (assets) => {
        if (isBuild()) writeLists(assets);
      });
      api.modifyBundlerChain((chain, { environment, CHAIN_ID }) => {
        if (environment.name !== 'web' || !isBuild()) return;
        chain.output.chunkFilename(chunkName('js'));
        chain
          .plugin(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT)
          .tap(([options]) => [{ ...options, chunkFilename: chunkName('css') }]);
      });
    }),
    config: (config) => ({ ...config, head: [...(config.head ?? []), dataBlock] }),
    routeGenerated(generated) {
      // Rspress lists them as the file system happens to answer, and the list is named by its content.
      routes = [...generated].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    },
  };
}
