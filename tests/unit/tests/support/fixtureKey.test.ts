import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixtureKey } from '../../../support/fixtureKey';

let root = '';
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const key = (env: Record<string, string> = {}) => fixtureKey(root, 'small-site', env);

const FILES = [
  'theme/index.tsx',
  'lib/text/cut.ts',
  'components/Badge.tsx',
  'site/limits.ts',
  'plugins/authoring/words.ts',
  'packages/lean/index.ts',
  'docs/public/images/a.png',
  'tests/fixtures/small-site/docs/en/index.md',
  'tests/fixtures/small-site/rspress.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fixture-key-'));
  for (const file of FILES) await write(file, file);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the key of a fixture build', () => {
  test('is the same for the same files and environment, in any order of variables', async () => {
    expect(await key({ A: '1', B: '2' })).toBe(await key({ B: '2', A: '1' }));
    expect(await key()).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(FILES)('changes with %s', async (file) => {
    const before = await key();
    await write(file, 'changed');
    expect(await key()).not.toBe(before);
  });

  test('changes with a new file, a new name and a new place of the same text', async () => {
    const keys = [await key()];
    await write('theme/new.css', '');
    keys.push(await key());
    await rename(path.join(root, 'theme/new.css'), path.join(root, 'theme/other.css'));
    keys.push(await key());
    await rename(path.join(root, 'theme/other.css'), path.join(root, 'lib/other.css'));
    keys.push(await key());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('changes with the environment of the build', async () => {
    expect(await key({ MODE: 'a' })).not.toBe(await key({ MODE: 'b' }));
    expect(await key({ MODE: 'a' })).not.toBe(await key());
  });

  test('does not change with what a build writes, with other fixtures and other folders', async () => {
    const before = await key();
    for (const file of [
      'tests/fixtures/small-site/node_modules/.rspress/runtime.js',
      'tests/fixtures/small-site/doc_build/index.html',
      'tests/fixtures/other-site/rspress.config.ts',
      'tools/serve.ts',
      'docs/en/index.mdx',
    ])
      await write(file, 'new');
    expect(await key()).toBe(before);
  });

  test('needs the fixture', async () => {
    await expect(fixtureKey(root, 'no-site', {})).rejects.toThrow('no-site');
  });
});
