import { expect, test } from 'vitest';
import { report } from '../../plugins/shared/report';
import { buildFaults } from '../../scripts/samples/buildFaults';
import { brokenSamples } from '../support/brokenSamples';
import { docSamples } from '../support/docSamples';
import { ROOT } from '../support/site';

const FOLDER = 'tests/fixtures/broken-samples/samples';

test('issue 4.3 samples of the level build are built and give a report', { timeout: 240_000 }, async () => {
  expect(report(await buildFaults(docSamples(), ROOT))).toBe('');
});

test('issue 4.3 a broken sample of each kind fails, and says why', { timeout: 240_000 }, async () => {
  const issues = await buildFaults(brokenSamples(), ROOT);
  const faultOf = (name: string) => issues.find(({ file }) => file === `${FOLDER}/${name}`)?.message;
  expect(faultOf('rspack/rspack.config.mjs')).toContain('gzipLevel');
  expect(faultOf('webpack/webpack.config.cjs')).toContain("unknown property 'entyr'");
  expect(faultOf('rsbuild/rsbuild.config.mjs')).toContain('@rsbuild/cor');
  expect(faultOf('call.js')).toContain('folder is not defined');
  expect(faultOf('rule/rules/broken.mjs')).toContain('./rule');
  expect(faultOf('source/src/main.jsx')).toContain('./gone.js');
  expect(faultOf('silent/rspack.config.mjs')).toBe('the build wrote no report');
  expect(faultOf('empty/rspack.config.mjs')).toBe('rspack.config.mjs exports no config');
  expect(issues).toHaveLength(8);
});
