import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planPackages } from '../../../../tools/example/packages';
import type { Manifest } from '../../../../tools/example/packages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plan-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const put = (folder: string, manifest: object = {}) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
};

const plan = (project = 'apps/desk', manifest?: Manifest) =>
  Object.fromEntries(
    planPackages(path.join(root, project), manifest).map(({ from, to }) => [
      to,
      path.relative(root, from).replaceAll(path.sep, '/'),
    ]),
  );

describe('example/plan packages', () => {
  test('example/plan what the workspace keeps above the project moves into the project', () => {
    put('apps/desk', { dependencies: { store: '1' }, devDependencies: { '@tools/cli': '1' } });
    put('node_modules/store', { dependencies: { tiny: '1' } });
    put('node_modules/tiny');
    put('node_modules/@tools/cli');
    put('node_modules/unused');
    expect(plan()).toEqual({
      'node_modules/store': 'node_modules/store',
      'node_modules/@tools/cli': 'node_modules/@tools/cli',
      'node_modules/tiny': 'node_modules/tiny',
    });
  });

  test('example/plan two versions stay two: the one of the project on top, the other one nested', () => {
    put('apps/desk', { dependencies: { store: '1', immer: '10' } });
    put('apps/desk/node_modules/immer');
    put('node_modules/store', { dependencies: { immer: '9', deep: '1' } });
    put('node_modules/deep', { dependencies: { immer: '9' } });
    put('node_modules/immer');
    expect(plan()).toEqual({
      'node_modules/store': 'node_modules/store',
      'node_modules/immer': 'apps/desk/node_modules/immer',
      'node_modules/store/node_modules/immer': 'node_modules/immer',
      'node_modules/deep': 'node_modules/deep',
      'node_modules/deep/node_modules/immer': 'node_modules/immer',
    });
  });

  test('issue 5 example/plan a pinned version is taken from the folder of another package, which then shares it', () => {
    put('apps/desk', { dependencies: { store: '1.0.0', immer: '10.0.0' } });
    put('apps/desk/node_modules/store', { version: '1.0.0', dependencies: { immer: '^9.0.0' } });
    put('apps/desk/node_modules/store/node_modules/immer', { version: '9.0.0' });
    put('node_modules/immer', { version: '10.0.0' });
    expect(plan('apps/desk', { dependencies: { store: '1.0.0', immer: '9.0.0' } })).toEqual({
      'node_modules/store': 'apps/desk/node_modules/store',
      'node_modules/immer': 'apps/desk/node_modules/store/node_modules/immer',
    });
    expect(() => plan('apps/desk', { dependencies: { immer: '8.0.0' } })).toThrow(
      'package "immer" is not installed',
    );
  });

  test('issue 5 example/plan a name in overrides is what the project has, for every package', () => {
    const dependencies = { store: '1.0.0', immer: '10.0.0' };
    put('apps/desk', { dependencies });
    put('node_modules/store', { version: '1.0.0', dependencies: { immer: '9' } });
    put('node_modules/store/node_modules/immer', { version: '9.0.0' });
    put('node_modules/immer', { version: '10.0.0' });
    expect(plan('apps/desk', { dependencies, overrides: { immer: '$immer' } })).toEqual({
      'node_modules/store': 'node_modules/store',
      'node_modules/immer': 'node_modules/immer',
    });
  });

  test('example/plan a peer is what the project has under that name, an optional peer is left out', () => {
    put('apps/desk', { devDependencies: { loader: '1', core: '7' } });
    put('apps/desk/node_modules/core');
    put('node_modules/loader', {
      peerDependencies: { core: '*', bundler: '*' },
      peerDependenciesMeta: { bundler: { optional: true } },
    });
    put('node_modules/core');
    put('node_modules/bundler');
    expect(plan()).toEqual({
      'node_modules/loader': 'node_modules/loader',
      'node_modules/core': 'apps/desk/node_modules/core',
    });
  });

  test('example/plan a ring of packages ends, and an optional package for another system may be missing', () => {
    put('apps/desk', { dependencies: { a: '1' } });
    put('node_modules/a', { dependencies: { b: '1', win: '1' }, optionalDependencies: { win: '1' } });
    put('node_modules/b', { dependencies: { a: '1' } });
    expect(Object.keys(plan())).toEqual(['node_modules/a', 'node_modules/b']);
  });

  test('example/plan a missing package is named with the file that asks for it and the fix', () => {
    put('apps/desk', { dependencies: { gone: '1' } });
    expect(() => plan()).toThrow(
      `${path.join(root, 'apps/desk/package.json')}: package "gone" is not installed; run \`npm ci\`.`,
    );
  });
});
