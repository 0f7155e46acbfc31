import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFrom } from '../../../../tools/contract/importFrom';
import { installedPackages } from '../../../../tools/contract/installedPackages';
import { readCommands } from '../../../../tools/contract/readCommands';
import { readJsonFile } from '../../../../tools/contract/readJsonFile';
import { readRules } from '../../../../tools/contract/readRules';
import { jsonText, writeJsonFile } from '../../../../tools/contract/writeJsonFile';
import { messageOf, projectWith } from './packages';
import { tempFolder } from '../../../support/tempFolder';

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

  it('an unreadable manifest is one error with its line', async () => {
    const root = projectWith({ 'core/package.json': '{\n  "version": \n}' });
    const message = await messageOf(() => installedPackages(root, { core: '1.6.3' }));
    expect(message).toContain('node_modules/@rsdoctor/core/package.json:3 is no JSON');
    expect(message).toContain('→ restore the file');
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

describe('JSON files', () => {
  const folder = (): string => tempFolder('json-');

  it('a missing file is one error', async () => {
    expect(await messageOf(() => readJsonFile('/no/such.json', 'site/contract/history.json'))).toMatch(
      /^site\/contract\/history\.json:1 cannot be read: .*ENOENT.* → restore the file$/,
    );
  });

  it('are written whole, and nothing is left beside them', () => {
    const file = path.join(folder(), 'deep/contract.json');
    writeJsonFile(file, { a: [1] });
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a": [\n    1\n  ]\n}\n');
    expect(readdirSync(path.dirname(file))).toEqual(['contract.json']);
  });

  it('keep their old text when the new one cannot be made', async () => {
    const file = path.join(folder(), 'contract.json');
    writeFileSync(file, 'old');
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(await messageOf(() => writeJsonFile(file, circle))).toContain('circular');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('leave no half-written file when they cannot be replaced', async () => {
    const target = folder();
    const file = path.join(target, 'contract.json');
    writeJsonFile(path.join(file, 'inside.json'), {});
    expect(await messageOf(() => writeJsonFile(file, { a: 1 }))).not.toBe('');
    expect(readdirSync(target)).toEqual(['contract.json']);
    expect(existsSync(path.join(file, 'inside.json'))).toBe(true);
  });

  it('have the same text for the same data', () => {
    expect(jsonText({ a: undefined, b: 'é' })).toBe('{\n  "b": "é"\n}\n');
  });
});
