import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runGates, translationOf } from '../plugins/checks/gates';
import { readPages } from '../plugins/checks/readPages';
import { report } from '../packages/doc-checks/report';
import { fail } from './runCommand';

const PROJECT = path.join(import.meta.dirname, '..');
const DOCS = path.join(PROJECT, 'docs');

interface Task {
  readonly docsRoot: string;
  /** Only problems of these files are printed; undefined stands for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/** What to check. */
function readTask(names: readonly string[]): Task {
  const [first] = names;
  if (first === undefined) return { docsRoot: DOCS, only: undefined };
  const isFolder = statSync(first, { throwIfNoEntry: false })?.isDirectory() ?? !path.extname(first);
  if (names.length === 1 && isFolder) return { docsRoot: first, only: undefined };
  const files = names.map((name) => path.relative(PROJECT, path.resolve(name)).replaceAll(path.sep, '/'));
  const stranger = files.find(
    (file) => !file.startsWith('docs/') || !statSync(path.join(PROJECT, file), { throwIfNoEntry: false }),
  );
  if (stranger !== undefined) throw new Error(`No file below docs: ${stranger}.`);
  return { docsRoot: DOCS, only: new Set(files.flatMap((file) => [file, translationOf(file)])) };
}

/** Runs every content gate and prints the problems. */
async function check({ docsRoot, only }: Task): Promise<number> {
  const pages = readPages(docsRoot);
  const all = await runGates(pages);
  const issues = only ? all.filter(({ file }) => only.has(file)) : all;
  const known = [...pages.pages.map(({ file }) => file), ...(only ? pages.navFiles.keys() : [])];
  const count = known.filter((file) => !only || only.has(file)).length;
  const files = count === 1 ? '1 file' : `${count} files`;
  process.stdout.write(
    issues.length > 0
      ? `${report(issues)}\n${issues.length === 1 ? '1 problem' : `${issues.length} problems`} in ${files}.\n`
      : `${files}, no problems.\n`,
  );
  return issues.length;
}

const { positionals } = parseArgs({ allowPositionals: true });

Promise.resolve(positionals)
  .then(readTask)
  .then(check)
  .then(
    (count) => {
      process.exitCode = count > 0 ? 1 : 0;
    },
    (error: unknown) => fail(error, 2),
  );
