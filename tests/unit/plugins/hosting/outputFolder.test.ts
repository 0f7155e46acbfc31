import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pluginOutputFolder, OUTPUT_MARK, builtBase } from '../../../../plugins/hosting/outputFolder';

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'whole-output-'));
  out = path.join(root, 'doc_build');
  mkdirSync(path.join(out, 'static'), { recursive: true });
  writeFileSync(path.join(out, 'index.html'), 'earlier');
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (): string => readFileSync(path.join(out, 'index.html'), 'utf8');

/** Does what the host does with a build of one page; what it writes, and the last plugin, may fail. */
async function build(
  text: string,
  last: RspressPlugin['afterBuild'] = () => undefined,
  base?: string,
): Promise<void> {
  const others: RspressPlugin[] = [{ name: 'last', afterBuild: last }];
  const plugins = [pluginOutputFolder(root), ...others];
  const config: UserConfig = { plugins, ...(base && { base }) };
  for (const plugin of plugins) await plugin.config?.(config, {} as never, true);
  await Promise.all(plugins.map((plugin) => plugin.beforeBuild?.(config, true)));
  const at = config.outDir ?? out;
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'index.html'), text);
  await Promise.all(plugins.map((plugin) => plugin.afterBuild?.(config, true)));
}

describe('issue 15 D4: a build is whole or not there', () => {
  test('until everything has been written, the earlier output stands; then the new one, alone', async () => {
    await build('new', async ({ outDir = '' }) => {
      await later();
      expect(page()).toBe('earlier');
      writeFileSync(path.join(outDir, 'late.txt'), '');
    });
    expect(page()).toBe('new');
    expect(readdirSync(out).sort()).toEqual([OUTPUT_MARK, 'index.html', 'late.txt']);
    expect(readdirSync(root)).toEqual(['doc_build']);
  });

  test('the output says which base path it was built with', async () => {
    await build('new');
    expect(builtBase(out)).toBe('/');
    await build('new', () => undefined, '/docs/');
    expect(builtBase(out)).toBe('/docs/');
    expect(builtBase(root)).toBeUndefined();
  });

  test('a step that fails at the end leaves the earlier output as it was', async () => {
    const full = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    await expect(build('half', full)).rejects.toThrow('ENOSPC');
    expect(page()).toBe('earlier');
    expect(readdirSync(out).sort()).toEqual(['index.html', 'static']);
  });

  test('what a killed build left does not get into the next one', async () => {
    mkdirSync(path.join(root, '.doc_build.next/static'), { recursive: true });
    await build('new');
    expect(readdirSync(out).sort()).toEqual([OUTPUT_MARK, 'index.html']);
    expect(readdirSync(root)).toEqual(['doc_build']);
  });

  test('an output behind a link is replaced, and the link stays', async () => {
    rmSync(out, { recursive: true });
    mkdirSync(path.join(root, 'behind'));
    symlinkSync(path.join(root, 'behind'), out);
    await build('new');
    expect(page()).toBe('new');
    expect(readFileSync(path.join(root, 'behind/index.html'), 'utf8')).toBe('new');
  });
});

describe('issue 15 D5: a folder with files of somebody else is no output', () => {
  const folder = (name: string, file?: string): string => {
    const at = path.join(root, name);
    mkdirSync(at, { recursive: true });
    if (file) writeFileSync(path.join(at, file), '');
    return at;
  };
  const use = (outDir: string, isProd = true, project = root) =>
    pluginOutputFolder(project).config?.({ outDir }, {} as never, isProd);

  test('the project, every folder above it, and folders with files, even with one named static', () => {
    for (const at of [root, path.dirname(root), path.parse(root).root])
      expect(() => use(at), at).toThrow('holds the project itself');
    const theirs = folder('theirs', 'index.html');
    folder('theirs/static');
    expect(() => use(theirs)).toThrow(
      `The output folder ${theirs} has files that no build of this site wrote, e.g. index.html. A build would replace it. Set SITE_ROOT to a new or empty folder, or leave it out for doc_build.`,
    );
  });

  test('new, empty and earlier outputs are fine, and doc_build in whatever state; dev writes nothing there', () => {
    const fine = [path.join(root, 'new'), folder('empty'), folder('earlier', OUTPUT_MARK), out];
    for (const at of fine) expect(use(at)).toEqual({ outDir: at });
    expect(use(folder('project-output'), true, folder('project'))).toBeDefined();
    expect(use(folder('docs', 'index.md'), false)).toBeDefined();
  });
});
