import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../support/tempFolder';

/** A loader as the host's: it counts how often it runs, and fails for one page. */
const HOST = `let runs = 0;
export default async function (source) {
  this.cacheable(true);
  this.addDependency('/sample.ts');
  runs += 1;
  const callback = this.async();
  await undefined;
  if (this.resourcePath.endsWith('thrown.mdx')) throw new Error('no memory');
  if (this.resourcePath.endsWith('silent.mdx')) return;
  if (this.resourcePath.endsWith('bad.mdx')) callback({ message: 'no Markdown' });
  else callback(null, source + ' ' + this.getOptions().name + ' ' + runs);
}`;

type Loader = (this: unknown, source: string) => Promise<void>;

/** Asks for a page as the bundler does. */
async function bench() {
  const folder = tempFolder('compile-once-');
  writeFileSync(path.join(folder, 'host.mjs'), HOST);
  const file = path.resolve(import.meta.dirname, '../../../../../packages/lean/compile-once/compileOnce.mjs');
  const { default: loader } = (await import(pathToFileURL(file).href)) as { default: Loader };
  const cache = new Map<string, unknown>();
  const hostLoader = pathToFileURL(path.join(folder, 'host.mjs')).href;
  const ask = (resourcePath: string, source = 'text') =>
    new Promise((resolve) => {
      const context = {
        resourcePath,
        getOptions: () => ({ hostLoader, cache, uses: 3, name: 'host' }),
        addDependency: () => undefined,
        async: () => (error: unknown, code: unknown) => resolve(error ?? code),
      };
      void loader.call(context, source);
    });
  return { ask, cache };
}

test('issue 14 three uses of a page are compiled once, and nothing of it is kept afterwards', async () => {
  const { ask, cache } = await bench();
  const [first, second] = await Promise.all([ask('/a.mdx'), ask('/a.mdx')]);
  expect(first).toBe('text host 1');
  expect(second).toBe(first);
  expect(await ask('/a.mdx')).toBe(first);
  expect(cache.size).toBe(0);
  expect(await ask('/b.mdx')).toBe('text host 2');
});

test('issue 14 a page that cannot be compiled fails in every use', async () => {
  const { ask } = await bench();
  const answers = await Promise.all([ask('/bad.mdx'), ask('/bad.mdx'), ask('/bad.mdx')]);
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ message: 'no Markdown' })));
});

test.each([
  ['thrown', 'no memory'],
  ['silent', 'Rspress compiled nothing'],
])('issue 16 a host that calls nobody back fails in every use, by name: %s', async (page, reason) => {
  const { ask } = await bench();
  for (const answer of await Promise.all([ask(`/${page}.mdx`), ask(`/${page}.mdx`)]))
    expect(String(answer)).toMatch(new RegExp(`compileOnce: /${page}.mdx: .*${reason}`));
});
