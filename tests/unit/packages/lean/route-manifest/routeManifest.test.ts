import { expect, test } from 'vitest';
import type { Chunk, ChunkGroup, Module } from '../../../../../packages/lean/host/types';
import { routeChunks } from '../../../../../packages/lean/host/routeChunks';
import { leanChunk } from '../../../../../packages/lean/lean-chunks/leanChunk';
import { pageChunks } from '../../../../../packages/lean/route-manifest/pageChunks';
import { routeEntries } from '../../../../../packages/lean/route-manifest/routeEntries';
import { routesModule } from '../../../../../packages/lean/route-manifest/routesModule';
import { withoutNames } from '../../../../../packages/lean/route-manifest/withoutNames';

const route = {
  routePath: '/zh/guide/a',
  relativePath: 'zh/guide/a.mdx',
  absolutePath: '/docs/zh/guide/a.mdx',
};
const chunks = new Map([[route.absolutePath, 'route-1a']]);

/** A group of chunks that knows its chunks, and they it. */
function groupOf(
  name: string | undefined,
  ids: readonly string[],
  files: readonly string[] = [],
): ChunkGroup {
  const own: Chunk[] = [];
  const group: ChunkGroup = { name, chunks: own, getFiles: () => files };
  own.push(...ids.map((id) => ({ id, groupsIterable: [group] })));
  return group;
}

const graph = (modules: Readonly<Record<string, string | number | null>>) => ({
  getChunkModules: (): Module[] => Object.keys(modules).map((file) => ({ nameForCondition: () => file })),
  getModuleId: (module: Module) => modules[module.nameForCondition() ?? ''] ?? null,
});

test('issue 7.1 the host’s routes name both scripts of a page for the bundler, and list none', () => {
  const code = routesModule([route], chunks, leanChunk);
  expect(code).toContain('export const routes = [];');
  expect([...routeChunks(code)]).toEqual([...chunks, [`${route.absolutePath}?lean`, 'route-1a-lean']]);
  const whole = routesModule([route], chunks, (chunk) => chunk);
  expect([...routeChunks(whole)]).toEqual([...chunks]);
});

test('issue 7.1 a route without a script stops the build', () => {
  expect(() => routesModule([route], new Map(), leanChunk)).toThrow('Rspress names no chunk for /zh/guide/a');
});

test('issue 7.1 a page is loaded from its scripts and sheets, by the module of its text', () => {
  const files = [
    'static/css/async/a.2.css',
    'static/js/all.js',
    'static/js/async/a.1.js',
    'static/js/async/a.1.js.map',
  ];
  const made = {
    namedChunkGroups: new Map([['route-1a', groupOf('route-1a', ['a'], files)]]),
    entrypoints: new Map([['index', groupOf('index', ['i'], ['static/js/all.js'])]]),
    chunkGraph: graph({ '/theme/HomeLayout.tsx': 'Hp', [route.absolutePath]: 'mG' }),
  };
  const rows = routeEntries([route], chunks, made, (file) => (file.endsWith('.js') ? 700 : 40));
  expect(rows.get(route.absolutePath)).toEqual([
    '/zh/guide/a',
    'zh/guide/a.mdx',
    'mG',
    ['static/js/async/a.1.js', 'static/css/async/a.2.css'],
    [700, 40],
  ]);
});

test('issue 7.1 a page that the bundler did not make stops the build', () => {
  const missing = {
    namedChunkGroups: new Map<string, ChunkGroup>(),
    entrypoints: new Map<string, ChunkGroup>(),
    chunkGraph: graph({}),
  };
  expect(() => routeEntries([route], chunks, missing, () => 0)).toThrow(
    'the bundler made no chunk of zh/guide/a.mdx',
  );
  const empty = {
    namedChunkGroups: new Map([['route-1a', groupOf('route-1a', ['a'])]]),
    entrypoints: new Map<string, ChunkGroup>(),
    chunkGraph: graph({ [route.absolutePath]: null }),
  };
  expect(() => routeEntries([route], chunks, empty, () => 0)).toThrow(
    'the bundler made no chunk of zh/guide/a.mdx',
  );
});

test('issue 7.1 a part that a page shares with something else keeps its name', () => {
  const page = groupOf('route-1a', ['a', 'shared']);
  const [, shared] = page.chunks;
  Object.assign(shared ?? {}, { groupsIterable: [page, groupOf(undefined, [])] });
  const found = pageChunks(new Set(['route-1a', 'route-2b']), {
    namedChunkGroups: new Map([['route-1a', page]]),
  });
  expect([...found]).toEqual(['a']);
});

test('issue 7.1 the bundler’s runtime names what is not a page', () => {
  const code =
    'r.u = (id) => "js/" + id + "." + ({"2l": "487a7994",3: "b79bf116","al":"a77b9655"})[id]; ({"2l": 1,"al": 1})[id]';
  expect(withoutNames(code, new Set(['2l', '3']))).toBe(
    'r.u = (id) => "js/" + id + "." + ({"al":"a77b9655"})[id]; ({"al": 1})[id]',
  );
  expect(withoutNames('const a = {b: 1, c: f};', new Set(['b']))).toBe('const a = {b: 1, c: f};');
});
