import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../../../../tools/mutants/areas';
import { relevantChecks } from '../../../../tools/mutants/relevantChecks';
import type { Tier } from '../../../../tools/mutants/types';

const root = path.resolve(import.meta.dirname, '../../../..');
const has = (folder: string): boolean => existsSync(path.join(root, folder));
const checks = (file: string, tier: Tier = 'fast') => relevantChecks(file, tier, has);
const names = (file: string): string[] => checks(file).map(({ name }) => name);
const words = (file: string, name: string, tier?: Tier): readonly string[] =>
  checks(file, tier)
    .filter((check) => check.name === name)
    .flatMap(({ command }) => command);

describe('planted faults: what runs for a file', () => {
  test('unit tests, types and lint before the build, the browser last', () => {
    expect(names('theme/nav/Switches.tsx')).toEqual(['unit', 'unit', 'types', 'lint', 'build', 'browser']);
  });

  test('pages and samples go through the content gates first', () => {
    expect(names('docs/en/index.mdx').slice(0, 3)).toEqual(['content gates', 'content tests', 'build']);
    expect(names('examples/samples/options/port.js')).toContain('analyzer');
    expect(names('AGENTS.md')).toEqual(['content gates']);
  });

  test('what pages are parsed with goes through the gates, and every package into the build', () => {
    expect(names('packages/doc-checks/parsePage.ts')).toEqual(
      expect.arrayContaining(['content gates', 'content tests', 'build', 'output']),
    );
    expect(names('packages/search/rank.ts')).toContain('build');
    expect(names('packages/lean/index.ts')).toContain('build');
  });

  test('a sheet is read by stylelint, and by the unit tests of the nearest folder', () => {
    expect(words('theme/styles/base.css', 'lint')).toContain('node_modules/.bin/stylelint');
    expect(words('theme/styles/base.css', 'unit')).toContain('tests/unit/theme/');
  });

  test('the tests of both runners know their tier', () => {
    const browser = checks('theme/nav/NavBar.tsx', 'full').find(({ name }) => name === 'browser');
    expect(browser?.env).toEqual({ TEST_TIER: 'full' });
  });

  test('every area names tests that exist', () => {
    const output = AREAS.flatMap((area) => area.output ?? []).filter(
      (name) => !has(`tests/build/${name}.test.ts`) && !has(`tests/search-quality/${name}.test.ts`),
    );
    const specs = AREAS.flatMap((area) => area.specs ?? []).filter(
      (name) => !has(`tests/e2e/${name}.spec.ts`),
    );
    expect([...output, ...specs]).toEqual([]);
  });
});
