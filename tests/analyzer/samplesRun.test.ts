import { expect, test } from 'vitest';
import { report } from '../../plugins/shared/report';
import { runnableLines } from '../../scripts/samples/runnableLines';
import { shellFaults } from '../../scripts/samples/shellFaults';
import { brokenSamples } from '../support/brokenSamples';
import { docSamples } from '../support/docSamples';
import { ROOT } from '../support/site';

test(
  'issue 4.3 shell samples can be parsed; commands of the CLI and scripts run on a real report',
  { timeout: 240_000 },
  async () => {
    const samples = docSamples();
    const commands = runnableLines(samples).map(({ command }) => command);
    for (const name of ['analyze', 'bundle-diff', 'stats-analyze', '--version']) {
      expect(
        commands.filter((command) => command.includes(` ${name}`)),
        name,
      ).not.toEqual([]);
    }
    expect(report(await shellFaults(samples, ROOT))).toBe('');
  },
);

test(
  'issue 4.3 a wrong command, a broken script and a broken shell line fail',
  { timeout: 240_000 },
  async () => {
    const issues = await shellFaults(brokenSamples(), ROOT);
    const found = issues.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`).sort();
    expect(found).toHaveLength(4);
    expect(found[0]).toContain('docs/en/guide/page.mdx:37 samples/run `npx rsdoctor analyze');
    expect(found[0]).toContain('ENOENT');
    expect(found[1]).toContain('docs/en/guide/page.mdx:38 samples/run `npx rsdoctor bundle-diff');
    expect(found[1]).toContain('cannot be used together');
    expect(found[2]).toContain('docs/en/guide/page.mdx:42 samples/shell');
    expect(found[3]).toContain('samples/script/check.mjs:1 samples/run `node check.mjs`: exit code 3');
  },
);
