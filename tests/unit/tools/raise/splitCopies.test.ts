import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ANALYZER_VERSIONS } from '../../../../site/analyzerVersions';
import { splitCopies, type Lock } from '../../../../tools/raise/splitCopies';
import { ROOT } from '../../../support/site';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

const at = (place: string, version: string, ...needs: readonly string[]) =>
  [
    `node_modules/@rsdoctor/${place.replaceAll('>', '/node_modules/@rsdoctor/')}`,
    { version, dependencies: Object.fromEntries(needs.map((name) => [`@rsdoctor/${name}`, version])) },
  ] as const;

const lockOf = (...entries: readonly (readonly [string, object])[]): Lock => ({
  packages: Object.fromEntries(entries),
});

describe('packages that a plugin has twice', () => {
  /** What npm made of the Rspack plugin at 1.6.5 beside a CLI at 1.6.3, whose utils were there first. */
  const split = lockOf(
    at('cli', '1.6.3', 'utils'),
    at('utils', '1.6.3'),
    at('rspack-plugin', '1.6.5', 'core', 'utils'),
    at('rspack-plugin>utils', '1.6.5'),
    at('core', '1.6.5', 'utils'),
    at('core>utils', '1.6.5'),
  );

  it('are named with plugin, places, what is lost, and the line that mends it', () => {
    expect(splitCopies(split)).toEqual([
      'package-lock.json: @rsdoctor/rspack-plugin gets 2 copies of @rsdoctor/utils (node_modules/@rsdoctor/core/node_modules/@rsdoctor/utils, node_modules/@rsdoctor/rspack-plugin/node_modules/@rsdoctor/utils), so its reports lose the codes of their rules → add "@rsdoctor/utils": "1.6.5" to devDependencies of package.json, and run npm install',
    ]);
  });

  it('are none when they are below the plugin that alone has this version', () => {
    const nested = lockOf(
      at('utils', '1.6.5'),
      at('cli', '1.6.3', 'utils'),
      at('cli>utils', '1.6.3'),
      at('webpack-plugin', '1.6.4', 'core', 'utils'),
      at('webpack-plugin>core', '1.6.4', 'utils'),
      at('webpack-plugin>utils', '1.6.4'),
    );
    expect(splitCopies(nested)).toEqual([]);
  });

  it('are none in the installed packages', () => {
    const lock = read('package-lock.json') as Lock;
    expect(Object.keys(lock.packages)).toContain('node_modules/@rsdoctor/rspack-plugin');
    expect(splitCopies(lock)).toEqual([]);
  });
});

test('issue 17 every package of the analyzer is pinned, so that npm puts the documented one where all find it', () => {
  const { devDependencies } = read('package.json') as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const pinned = Object.keys(ANALYZER_VERSIONS).map((name) => [name, devDependencies[`@rsdoctor/${name}`]]);
  expect(Object.fromEntries(pinned)).toEqual(ANALYZER_VERSIONS);
});
