import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { OUTPUT_MARK, builtBase, pluginOutputFolder } from '../../../../plugins/hosting/outputFolder';
import { tempFolder } from '../../../support/tempFolder';

let root = '';
let out = '';
beforeEach(() => {
  root = tempFolder('whole-output-');
  out = path.join(root, 'doc_build');
  mkdirSync(out);
  writeFileSync(path.join(out, 'index.html'), 'earlier');
});
const page = (): string => readFileSync(path.join(out, 'index.html'), 'utf8');

/** Does what the host does with a build of one page; the last plugin may fail. */
async function build(afterBuild: RspressPlugin['afterBuild'] = () => undefined, base = '/'): Promise<void> {
  const plugins: RspressPlugin[] = [pluginOutputFolder(root), { name: 'last', afterBuild }];
  const config: UserConfig = { plugins, base };
  for (const plugin of plugins) await plugin.config?.(config, {} as never, true);
  await Promise.all(plugins.map((plugin) => plugin.beforeBuild?.(config, true)));
  const { outDir = out } = config;
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'index.html'), 'new');
  await Promise.all(plugins.map((plugin) => plugin.afterBuild?.(config, true)));
}

describe('issue 15 D4: a build is whole or not there', () => {
  test('until everything has been written, the earlier output stands; then the new one, alone, with its base path', async () => {
    mkdirSync(path.join(root, '.doc_build.next/static'), { recursive: true });
    await build(() => expect(page()).toBe('earlier'), '/docs/');
    expect(page()).toBe('new');
    expect(readdirSync(out).sort()).toEqual([OUTPUT_MARK, 'index.html']);
    expect(readdirSync(root)).toEqual(['doc_build']);
    expect(builtBase(out)).toBe('/docs/');
    expect(builtBase(root)).toBeUndefined();
  });

  test('a step that fails at the end leaves the earlier output as it was', async () => {
    await expect(build(() => Promise.reject(new Error('ENOSPC')))).rejects.toThrow('ENOSPC');
    expect(page()).toBe('earlier');
    expect(readdirSync(out)).toEqual(['index.html']);
  });
});

describe('issue 15 D5: a folder with files of somebody else is no output', () => {
  const use = (outDir: string, isProd = true) =>
    pluginOutputFolder(root).config?.({ outDir }, {} as never, isProd);
  const folder = (name: string, file?: string): string => {
    const at = path.join(root, name);
    mkdirSync(at, { recursive: true });
    if (file) writeFileSync(path.join(at, file), '');
    return at;
  };

  test('the project, every folder above it, and folders with files are refused', () => {
    for (const at of [root, path.dirname(root), path.parse(root).root])
      expect(() => use(at), at).toThrow('holds the project itself');
    const theirs = folder('theirs', 'index.html');
    expect(() => use(theirs)).toThrow(
      `${theirs} has files that no build of this site wrote, e.g. index.html. A build would replace it.`,
    );
  });

  test('new, empty and earlier outputs are fine, and doc_build in whatever state; dev writes nothing there', () => {
    for (const at of [path.join(root, 'new'), folder('empty'), folder('earlier', OUTPUT_MARK), out])
      expect(use(at)).toEqual({ outDir: at });
    expect(use(folder('docs', 'index.md'), false)).toBeDefined();
  });
});
