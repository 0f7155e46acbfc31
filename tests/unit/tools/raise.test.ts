import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANALYZER_VERSIONS } from '../../../site/analyzerVersions';
import { planVersions } from '../../../tools/raise';
import { ROOT } from '../../support/site';

const LISTED = {
  cli: ['1.5.11', '1.6.3'],
  core: ['1.6.10', '1.6.3', '1.6.5', '2.0.2'],
  'webpack-plugin': ['1.6.3', '1.6.4'],
};

test('issue 17 each package gets the newest version that is not newer than the wanted one', () => {
  expect(planVersions(LISTED, '1.6.5')).toEqual({ cli: '1.6.3', core: '1.6.5', 'webpack-plugin': '1.6.4' });
  expect(planVersions(LISTED, undefined)).toMatchObject({ cli: '1.6.3', core: '1.6.10' });
});

test.each([
  ['latest', '"latest" is no version of the 1.x line → name one as 1.x.y, or nothing for the newest'],
  ['1.9.9', 'No package of the analyzer has the version 1.9.9 → the newest are: cli 1.6.3, core 1.6.10'],
  ['1.5.11', '@rsdoctor/core has no version up to 1.5.11 → name a newer one'],
])('bad input is one error with its fix: %s', (wanted, message) => {
  expect(() => planVersions(LISTED, wanted)).toThrow(message);
});

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const manifest = (folder = ''): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/* Not every package has every number: one that wants a sibling of exactly its own stops npm when the sibling is newer. */
test('issue 17 packages of the analyzer that want a sibling of their own number take the documented one', () => {
  for (const name of Object.keys(ANALYZER_VERSIONS))
    for (const peer of Object.keys(manifest(`node_modules/@rsdoctor/${name}`).peerDependencies ?? {}))
      if (peer.startsWith('@rsdoctor/'))
        expect(manifest().overrides?.[`@rsdoctor/${name}`]?.[peer], `${name} wants ${peer}`).toBe(`$${peer}`);
});
