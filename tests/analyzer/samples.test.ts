/** @module-tag every-sample */
import { expect, test } from 'vitest';
import { report } from '../../packages/doc-checks/report';
import { buildFaults } from '../../tools/samples/buildFaults';
import { runnableLines, shellFaults } from '../../tools/samples/shellFaults';
import { brokenSamples, docSamples } from '../support/docSamples';
import { ROOT } from '../support/site';

const FOLDER = 'tests/fixtures/broken-samples/examples/samples';
const SAMPLES = docSamples();

test('issue 4.3 samples of the level build are built and give a report', async () => {
  expect(report(await buildFaults(SAMPLES, ROOT))).toBe('');
});

test('issue 4.3 a broken sample of each kind fails, and says why', async () => {
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

test('issue 4.3 shell samples can be parsed; commands of the CLI and scripts run on a real report', async () => {
  const commands = runnableLines(SAMPLES).map(({ command }) => command);
  for (const name of ['analyze', 'bundle-diff', 'stats-analyze', '--version']) {
    const own = commands.filter((command) => command.includes(` ${name}`));
    expect(own, name).not.toEqual([]);
  }
  expect(report(await shellFaults(SAMPLES, ROOT))).toBe('');
});

test('issue 4.3 a wrong command, a broken script and a broken shell line fail', async () => {
  const issues = await shellFaults(brokenSamples(), ROOT);
  const found = issues.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`).sort();
  expect(found).toEqual([
    expect.stringMatching(/page\.mdx:37 samples\/run `npx rsdoctor analyze.*ENOENT/),
    expect.stringMatching(/page\.mdx:38 samples\/run `npx rsdoctor bundle-diff.*cannot be used together/),
    expect.stringContaining('docs/en/guide/page.mdx:42 samples/shell'),
    expect.stringContaining('examples/samples/script/check.mjs:1 samples/run `node check.mjs`: exit code 3'),
  ]);
});
