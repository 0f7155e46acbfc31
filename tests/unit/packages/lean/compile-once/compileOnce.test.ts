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
  else callback(null, source + ' ' + this.getOptions().name + ' ' + runs + (this.getOptions().isSsgMd ? ' for exports' : ''));
}`;

type Loader = (this: unknown, source: string) => Promise<void>;

const LOADER = path.resolve(import.meta.dirname, '../../../../../packages/lean/compile-once/compileOnce.mjs');

/** Asks for a page as the bundler does. */
async function bench() {
  const folder = tempFolder('compile-once-');
  writeFileSync(path.join(folder, 'host.mjs'), HOST);
  const { default: loader } = (await import(pathToFileURL(LOADER).href)) as { default: Loader };
  const cache = new Map<string, unknown>();
  const modules = new Map<string, string>();
  const hostLoader = pathToFileURL(path.join(folder, 'host.mjs')).href;
  const change = (source: string, file: string) => `changed ${source} of ${file}`;
  const options = { hostLoader, hostOptions: { name: 'host' }, cache, uses: 3, modules, change };
  const ask = (resourcePath: string, isSsgMd = false, source = 'text') =>
    new Promise((resolve) => {
      const context = {
        resourcePath,
        getOptions: () => ({ ...options, hostOptions: { ...options.hostOptions, isSsgMd } }),
        addDependency: () => undefined,
        async: () => (error: unknown, code: unknown) => resolve(error ?? code),
      };
      void loader.call(context, source);
    });
  return { ask, cache, folder, modules, options };
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

test('issue 14.3 the build of the exports takes the module that was made of a page, and the data of the compiled page', async () => {
  const { ask, cache, modules } = await bench();
  modules.set('/a.mdx', 'text of the export;\n');
  const meta = 'MDXContent.__RSPRESS_PAGE_META = {};\nMDXContent.__RSPRESS_PAGE_META["a.mdx"] = {}';
  expect(await ask('/a.mdx', true, meta)).toBe(`text of the export;\n${meta} host 1`);
  // The page itself was compiled for it, and serves the others.
  expect(await ask('/a.mdx', false, meta)).toBe(`${meta} host 1`);
  expect(await ask('/a.mdx', false, meta)).toBe(`${meta} host 1`);
  expect([cache.size, modules.size]).toEqual([0, 0]);
});

test('issue 14.3 a page without such a module is compiled by the host, of the changed text', async () => {
  const { ask } = await bench();
  expect(await ask('/a.mdx', true)).toBe('changed text of /a.mdx host 2 for exports');
  expect(await ask('/bad.mdx', true)).toEqual({ message: 'no Markdown' });
});
