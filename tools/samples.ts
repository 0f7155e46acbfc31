import path from 'node:path';
import { readPages } from '../plugins/checks/readPages';
import { report } from '../packages/doc-checks/report';
import { fail } from './runCommand';
import { buildFaults } from './samples/buildFaults';
import { collectSamples } from './samples/collectSamples';
import { shellFaults } from './samples/shellFaults';
import { typeFaults } from './samples/typeFaults';

const root = path.resolve(import.meta.dirname, '..');

/** Checks samples as far as their level says, all or those of a page, and prints the problems. */
async function checkSamples(part = ''): Promise<void> {
  const samples = collectSamples(readPages(path.join(root, 'docs')).pages).filter(
    ({ file, page }) => file.includes(part) || page.includes(part),
  );
  if (samples.length === 0) throw new Error(`No page with samples has "${part}" in its path.`);
  const issues = [
    ...typeFaults(samples, root),
    ...(await buildFaults(samples, root)),
    ...(await shellFaults(samples, root)),
  ];
  if (issues.length > 0) console.log(report(issues));
  console.log(`${samples.length} samples, ${issues.length} problems.`);
  process.exitCode = Number(issues.length > 0);
}

checkSamples(process.argv[2]).catch((error: unknown) => fail(error, 2));
