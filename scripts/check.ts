import path from 'node:path';
import { parseArgs } from 'node:util';
import { runGates } from '../plugins/content-gates/runGates';
import { readPages } from '../plugins/shared/readPages';
import { report } from '../plugins/shared/report';

/**
 * Runs every content gate and prints all problems.
 * @param docsRoot a `docs` folder
 * @returns how many problems there are
 */
async function check(docsRoot: string): Promise<number> {
  const pages = readPages(docsRoot);
  const issues = await runGates(pages);
  const files = pages.pages.length === 1 ? '1 file' : `${pages.pages.length} files`;
  process.stdout.write(
    issues.length > 0
      ? `${report(issues)}\n${issues.length} problems in ${files}.\n`
      : `${files}, no problems.\n`,
  );
  return issues.length;
}

const { positionals } = parseArgs({ allowPositionals: true });
const docsRoot = positionals[0] ?? path.join(import.meta.dirname, '../docs');

check(docsRoot).then(
  (count) => {
    process.exitCode = count > 0 ? 1 : 0;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
