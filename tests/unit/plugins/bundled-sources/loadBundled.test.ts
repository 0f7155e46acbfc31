import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadBundled } from '../../../../plugins/bundled-sources/loadBundled';
import { tempFolder } from '../../../support/tempFolder';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const STORE = path.join(ROOT, 'node_modules/.cache/bundled');
const LOADER = path.join(ROOT, 'plugins/bundled-sources/loadBundled.ts');
const HOST = pathToFileURL(path.join(ROOT, 'node_modules/@rsbuild/core/dist/index.js')).href;
/** Scripts and drafts that are made of a source. */
const madeOf = (source: string) =>
  readdirSync(STORE)
    .map((name) => path.join(STORE, name))
    .filter((file) => readFileSync(file, 'utf8').includes(source));

function project(sources: Readonly<Record<string, string>>) {
  const folder = tempFolder('bundled-sources-');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const [name, text] of Object.entries(sources)) write(name, text);
  return { entry: path.join(folder, 'entry.ts'), at: (name: string) => path.join(folder, name), write };
}

test('issue 14.3: each module knows its own file, and packages are those of the project', async () => {
  const { entry, at } = project({
    'entry.ts': `export * from './inner';\nexport { z } from 'zod';\nexport const own: string = import.meta.filename;`,
    'inner.ts': `export const folder = import.meta.dirname;\nexport const url = import.meta.url;`,
  });
  const { z } = await import('zod');
  expect(await loadBundled(entry)).toMatchObject({
    own: entry,
    folder: path.dirname(entry),
    url: pathToFileURL(at('inner.ts')).href,
    z,
  });
});

test('issue 14.3: what changed since the last load is loaded as it is now', async () => {
  const { entry, write } = project({
    'entry.ts': `export { value } from './inner';`,
    'inner.ts': 'export const value = 1;',
  });
  expect(await loadBundled(entry)).toMatchObject({ value: 1 });
  write('inner.ts', 'export const value = 2;');
  expect(await loadBundled(entry)).toMatchObject({ value: 2 });
});

test('issue 14.3: in a start of the host, an error names file and line of the source', async () => {
  const { entry, at } = project({
    'entry.ts': `export { fail } from './inner';`,
    'inner.ts': `interface Gone { readonly gone: true }\n\nexport const folder = import.meta.dirname;\nexport function fail(): never {\n  throw new Error('as planned');\n}`,
    'host.mjs': `import { loadConfig } from ${JSON.stringify(HOST)};\nawait loadConfig({ path: process.argv[2] });`,
    'rspress.config.ts': `import { loadBundled } from ${JSON.stringify(LOADER)};\n(await loadBundled<any>(${JSON.stringify('ENTRY')})).fail();\nexport default {};`,
  });
  const config = at('rspress.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"ENTRY"', JSON.stringify(entry)));
  const run = spawnSync(process.execPath, [at('host.mjs'), config], { encoding: 'utf8' });
  expect(run.stderr).toMatch(/as planned[^]*inner\.ts:5:/);
  expect(run.status).not.toBe(0);
});

test('issue 14.3: a mistake in a source is told with file and line, and nothing is left behind', async () => {
  const { entry } = project({ 'entry.ts': `import './inner';`, 'inner.ts': '\nconst = 1;' });
  await expect(loadBundled(entry)).rejects.toThrow(/inner\.ts:2:/);
  expect(madeOf(entry)).toEqual([]);
  const thrown = project({ 'entry.ts': `throw new Error('at once');` });
  await expect(loadBundled(thrown.entry)).rejects.toThrow('at once');
});

test('issue 14.3: the next start takes the script of the last one, unless a new file could take the place of a source', async () => {
  const { entry, at } = project({
    'entry.ts': `export { value } from './inner';`,
    'inner.ts': 'export const value = 1;',
  });
  expect(await loadBundled(entry)).toMatchObject({ value: 1 });
  const kept = madeOf(at('inner.ts'));
  expect(kept).toHaveLength(1);
  const [file = ''] = kept;
  writeFileSync(file, `export const kept = true;\n${readFileSync(file, 'utf8')}`);
  expect(await loadBundled(entry)).toMatchObject({ value: 1, kept: true });
  // Looked for before the other one.
  writeFileSync(at('inner.tsx'), 'export const value = 2;');
  const third = await loadBundled(entry);
  expect(third).toMatchObject({ value: 2 });
  expect(third).not.toHaveProperty('kept');
});

test('issue 14.3: a server that starts again shares no module with its last start', async () => {
  const { entry } = project({ 'entry.ts': 'export const own = {};' });
  const first = await loadBundled<{ own: object }>(entry);
  const second = await loadBundled<{ own: object }>(entry);
  expect(first.own).not.toBe(second.own);
});
