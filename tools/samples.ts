import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPages } from '../plugins/checks/readPages';
import { report } from '../packages/doc-checks/report';
import { fail } from './runCommand';
import { buildFaults } from './samples/buildFaults';
import { collectSamples } from './samples/collectSamples';
import { shellFaults } from './samples/shellFaults';
import { typeFaults } from './samples/typeFaults';

const root = path.resolve(import.meta.dirname, '..');

/** Checks samples as far as their level says and prints the problems. */
async function checkSamples(part: string): Promise<number> {
  const samples = collectSamples(readPages(path.join(root, 'docs')).pages).filter(
    ({ file, page }) => file.includes(part) || page.includes(part),
  );
  const issues = [
    ...typeFaults(samples, root),
    ...(await buildFaults(samples, root)),
    ...(await shellFaults(samples, root)),
  ];
  const problems = issues.length > 0 ? `${report(issues)}\n` : '';
  process.stdout.write(`${problems}${samples.length} samples, ${issues.length} problems.\n`);
  return issues.length;
}

const { positionals } = parseArgs({ allowPositionals: true });

checkSamples(positionals[0] ?? '').then(
  (count) => {
    process.exitCode = count > 0 ? 1 : 0;
  },
  (error: unknown) => fail(error, 2),
);
