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
import { pluginOutputFolder } from '../../../../../plugins/hosting/output-folder';
import { builtBase } from '../../../../../plugins/hosting/output-folder/builtBase';
import { OUTPUT_MARK } from '../../../../../plugins/hosting/output-folder/outputFault';

/** Above every process number of this system. */
const NOBODY = 4_194_999;

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
  writeFileSync(path.join(config.outDir ?? out, 'index.html'), text);
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

  test('what killed builds left is removed, and what builds have that still run is not', async () => {
    for (const name of [
      `.doc_build.next-${NOBODY}`,
      `.doc_build.old-${NOBODY}`,
      `.doc_build.next-${process.ppid}`,
    ])
      mkdirSync(path.join(root, name, 'static'), { recursive: true });
    await build('new');
    expect(readdirSync(root).sort()).toEqual([`.doc_build.next-${process.ppid}`, 'doc_build']);
  });

  test('a build that was killed between its last two steps: the next one begins with putting the earlier output back', async () => {
    const left = path.join(root, `.doc_build.old-${NOBODY}`);
    rmSync(out, { recursive: true });
    mkdirSync(left);
    writeFileSync(path.join(left, 'index.html'), 'earlier');
    await expect(build('half', () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
    expect(page()).toBe('earlier');
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
