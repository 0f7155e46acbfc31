import { expect, test } from 'vitest';
import { report } from '../../packages/doc-checks/report';
import type { Sample } from '../../tools/samples/collectSamples';
import { runnableLines, shellFaults } from '../../tools/samples/shellFaults';
import { brokenSamples } from '../support/brokenSamples';
import { docSamples } from '../support/docSamples';
import { cachePass, cachedPass, passKey } from '../support/cachedPasses';
import { ROOT } from '../support/site';

const SAMPLES = docSamples();
const TIMEOUT = { timeout: 240_000 };
const FULL = { ...TIMEOUT, tags: ['every-sample'] };

/** The one page whose commands the fast tier runs. */
const QUICK = runnableLines(SAMPLES).find(({ command }) => command.includes(' bundle-diff'))?.sample.page;

/** Runs the commands of samples, unless an earlier run has proved them with the same content. */
async function faultsOf(samples: readonly Sample[]): Promise<string> {
  const key = passKey(samples, [
    'examples/samples',
    'tools/samples',
    'plugins/checks/sampleKind.ts',
    'tests/fixtures/sample-app',
  ]);
  if (cachedPass(key)) return '';
  const faults = report(await shellFaults(samples, ROOT));
  if (faults === '') cachePass(key);
  return faults;
}

test('issue 4.3 commands of the CLI on one page run on a real report', TIMEOUT, async () => {
  const samples = SAMPLES.filter(({ page }) => page === QUICK);
  expect(runnableLines(samples)).not.toEqual([]);
  expect(await faultsOf(samples)).toBe('');
});

test(
  'issue 4.3 shell samples can be parsed; commands of the CLI and scripts run on a real report',
  FULL,
  async () => {
    const commands = runnableLines(SAMPLES).map(({ command }) => command);
    for (const name of ['analyze', 'bundle-diff', 'stats-analyze', '--version']) {
      expect(
        commands.filter((command) => command.includes(` ${name}`)),
        name,
      ).not.toEqual([]);
    }
    expect(await faultsOf(SAMPLES)).toBe('');
  },
);

test('issue 4.3 a wrong command, a broken script and a broken shell line fail', FULL, async () => {
  const issues = await shellFaults(brokenSamples(), ROOT);
  const found = issues.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`).sort();
  expect(found).toHaveLength(4);
  expect(found[0]).toContain('docs/en/guide/page.mdx:37 samples/run `npx rsdoctor analyze');
  expect(found[0]).toContain('ENOENT');
  expect(found[1]).toContain('docs/en/guide/page.mdx:38 samples/run `npx rsdoctor bundle-diff');
  expect(found[1]).toContain('cannot be used together');
  expect(found[2]).toContain('docs/en/guide/page.mdx:42 samples/shell');
  expect(found[3]).toContain('examples/samples/script/check.mjs:1 samples/run `node check.mjs`: exit code 3');
});
