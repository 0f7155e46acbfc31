import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFrom, installedPackages } from '../../../../tools/contract/packages';
import { readCommands } from '../../../../tools/contract/readCommands';
import { readRules } from '../../../../tools/contract/readRules';
import { tempFolder } from '../../../support/tempFolder';

/** A project whose `node_modules/@rsdoctor` hold small packages: text by path. */
function projectWith(files: Readonly<Record<string, string>>): string {
  const root = tempFolder('packages-');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'node_modules/@rsdoctor', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const manifest = (version: string): string => JSON.stringify({ version });

test('packages may have versions of their own, and those of the core lie beside it when another wants another', () => {
  const root = projectWith({
    'core/package.json': manifest('1.6.5'),
    'core/node_modules/@rsdoctor/sdk/package.json': manifest('1.6.5'),
    'sdk/package.json': manifest('1.6.3'),
    'cli/package.json': manifest('1.6.3'),
  });
  const found = installedPackages(root, { core: '1.6.5', sdk: '1.6.5', cli: '1.6.3' });
  expect([...found.values()].map((folder) => path.relative(root, folder))).toEqual([
    'node_modules/@rsdoctor/core',
    'node_modules/@rsdoctor/core/node_modules/@rsdoctor/sdk',
    'node_modules/@rsdoctor/cli',
  ]);
});

test('a missing package and one of another version are errors with file, reason and fix', () => {
  const root = projectWith({ 'core/package.json': manifest('1.6.4') });
  expect(() => installedPackages(root, { cli: '1.6.3' })).toThrow(
    'node_modules/@rsdoctor/cli/package.json:1 it is not installed → run npm ci',
  );
  expect(() => installedPackages(root, { core: '1.6.3' })).toThrow(
    'node_modules/@rsdoctor/core/package.json:1 version 1.6.4 is installed, 1.6.3 is documented → ' +
      'run npm ci; another version is documented with npm run raise',
  );
});

test('a module that cannot be imported is an error', async () => {
  await expect(importFrom(projectWith({}), '@rsdoctor/core/rules')).rejects.toThrow(
    /^node_modules\/@rsdoctor\/core\/package\.json:1 @rsdoctor\/core\/rules cannot be imported.*→ run npm ci/,
  );
});

test('a package without rules is an error', async () => {
  const root = projectWith({
    'core/package.json': JSON.stringify({ name: '@rsdoctor/core', exports: { './rules': './rules.mjs' } }),
    'core/rules.mjs': 'export const rules = [];\n',
    'types/package.json': JSON.stringify({ name: '@rsdoctor/types', exports: './index.mjs' }),
    'types/index.mjs': 'export {};\n',
  });
  await expect(readRules(root, path.join(root, 'node_modules/@rsdoctor/core'))).rejects.toThrow(
    'it exports no rules → adapt tools/contract/readRules.ts',
  );
});

test('a CLI without commands is an error', () => {
  const root = projectWith({ 'cli/bin/rsdoctor': 'console.log("broken");\n' });
  expect(() => readCommands(path.join(root, 'node_modules/@rsdoctor/cli'))).toThrow(
    'node_modules/@rsdoctor/cli/package.json:1 --help lists no commands: broken',
  );
});
