import type { RouteMeta } from '@rspress/core';
import type { RouteEntry } from './RouteEntry';
import { initialFiles } from '../host/initialFiles';
import type { Compilation } from '../host/types';

type Route = Pick<RouteMeta, 'routePath' | 'relativePath' | 'absolutePath'>;

/**
 * What each page is loaded from.
 * @param routes routes of the site
 * @param chunks name of the script of each page, by file
 * @param compilation the bundler's result
 * @param weigh bytes that a file takes on its way
 * @returns a row for each page, by its file
 * @throws Error for a page that the bundler did not make
 */
export function routeEntries(
  routes: readonly Route[],
  chunks: ReadonlyMap<string, string>,
  compilation: Pick<Compilation, 'namedChunkGroups' | 'chunkGraph' | 'entrypoints'>,
  weigh: (file: string) => number,
): Map<string, RouteEntry> {
  const { namedChunkGroups, chunkGraph } = compilation;
  const initial = initialFiles(compilation);
  return new Map(
    routes.map(({ routePath, relativePath, absolutePath }) => {
      const group = namedChunkGroups.get(chunks.get(absolutePath) ?? '');
      const module = group?.chunks
        .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        .find((each) => each.nameForCondition() === absolutePath);
      const id = module && chunkGraph.getModuleId(module);
      if (!group || id === undefined || id === null)
        throw new Error(`packages/lean/route-manifest: the bundler made no chunk of ${relativePath}.`);
      // The bundler lists script and sheet of a chunk in any order.
      const files = ['.js', '.css'].flatMap((kind) =>
        group.getFiles().filter((file) => file.endsWith(kind) && !initial.has(file)),
      );
      return [absolutePath, [routePath, relativePath, id, files, files.map(weigh)]];
    }),
  );
}
