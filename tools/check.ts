import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { runGates, translationOf } from '../plugins/checks/gates';
import { readPages } from '../plugins/checks/readPages';
import { report } from '../packages/doc-checks/report';
import { fail } from './runCommand';

const PROJECT = path.join(import.meta.dirname, '..');
const DOCS = path.join(PROJECT, 'docs');

/** The docs folder to check, and the files whose problems are printed; undefined stands for all. */
function readTask(names: readonly string[]) {
  const [first] = names;
  if (first === undefined) return { docsRoot: DOCS };
  const isFolder = statSync(first, { throwIfNoEntry: false })?.isDirectory() ?? !path.extname(first);
  if (names.length === 1 && isFolder) return { docsRoot: first };
  const files = names.map((name) => path.relative(PROJECT, path.resolve(name)).replaceAll(path.sep, '/'));
  const stranger = files.find((file) => !file.startsWith('docs/') || !existsSync(path.join(PROJECT, file)));
  if (stranger !== undefined) throw new Error(`No file below docs: ${stranger}.`);
  return { docsRoot: DOCS, only: new Set(files.flatMap((file) => [file, translationOf(file)])) };
}

async function check(): Promise<void> {
  const { docsRoot, only } = readTask(process.argv.slice(2));
  const pages = readPages(docsRoot);
  const isWanted = ({ file }: { readonly file: string }) => !only || only.has(file);
  const issues = (await runGates(pages)).filter(isWanted);
  const known = [...pages.pages.map(({ file }) => file), ...(only ? pages.navFiles.keys() : [])];
  const count = known.filter((file) => isWanted({ file })).length;
  const files = count === 1 ? '1 file' : `${count} files`;
  const problems = issues.length === 1 ? '1 problem' : `${issues.length} problems`;
  console.log(issues.length > 0 ? `${report(issues)}\n${problems} in ${files}.` : `${files}, no problems.`);
  process.exitCode = Number(issues.length > 0);
}

check().catch((error: unknown) => fail(error, 2));
