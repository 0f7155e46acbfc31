import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFrom, installedPackages } from '../../../../tools/contract/packages';
import { readCommands } from '../../../../tools/contract/readCommands';
import { readRules } from '../../../../tools/contract/readRules';
import { messageOf, projectWith } from './packages';

const manifest = (version: string): string => JSON.stringify({ version });

describe('packages that are not what they should be', () => {
  it('finds the folder of each package', () => {
    const root = projectWith({ 'core/package.json': manifest('1.6.3') });
    expect([...installedPackages(root, { core: '1.6.3' })]).toEqual([
      ['core', path.join(root, 'node_modules/@rsdoctor/core')],
    ]);
  });

  it('packages may have versions of their own, and those of the core lie beside it when another wants another', () => {
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

  it('a missing package is one error with file, reason and fix', async () => {
    const root = projectWith({ 'core/package.json': manifest('1.6.3') });
    expect(await messageOf(() => installedPackages(root, { core: '1.6.3', cli: '1.6.3' }))).toBe(
      'node_modules/@rsdoctor/cli/package.json:1 the package @rsdoctor/cli is not installed → run npm ci',
    );
  });

  it('another version is one error that names both', async () => {
    const root = projectWith({ 'core/package.json': manifest('1.6.4') });
    expect(await messageOf(() => installedPackages(root, { core: '1.6.3' }))).toBe(
      'node_modules/@rsdoctor/core/package.json:1 version 1.6.4 is installed, 1.6.3 is documented → ' +
        'run npm ci; another version is documented with npm run raise',
    );
  });

  it('a module that cannot be imported is one error', async () => {
    const message = await messageOf(() => importFrom(projectWith({}), '@rsdoctor/core/rules'));
    expect(message).toContain(
      'node_modules/@rsdoctor/core/package.json:1 @rsdoctor/core/rules cannot be imported',
    );
    expect(message).toContain('→ run npm ci');
  });

  it('a package without rules is one error', async () => {
    const exports = { './rules': './rules.mjs' };
    const root = projectWith({
      'core/package.json': JSON.stringify({ name: '@rsdoctor/core', exports }),
      'core/rules.mjs': 'export const rules = [];\n',
      'types/package.json': JSON.stringify({ name: '@rsdoctor/types', exports: './index.mjs' }),
      'types/index.mjs': 'export {};\n',
    });
    const message = await messageOf(() => readRules(root, path.join(root, 'node_modules/@rsdoctor/core')));
    expect(message).toContain('it exports no rules → adapt tools/contract/readRules.ts');
  });

  it('a CLI without commands is one error', async () => {
    const root = projectWith({ 'cli/bin/rsdoctor': 'console.log("broken");\n' });
    const message = await messageOf(() => readCommands(path.join(root, 'node_modules/@rsdoctor/cli')));
    expect(message).toContain('node_modules/@rsdoctor/cli/package.json:1 --help lists no commands: broken');
  });
});
