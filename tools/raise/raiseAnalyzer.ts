import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '../../site/languages';
import { newestVersion, oldestVersion } from '../../site/contract/compareVersions';
import type { Contract, ProductLink } from '../../site/contract/types';
import type { AskRegistry } from '../contract/history/askRegistry';
import { readJsonFile } from '../contract/readJsonFile';
import { writeJsonFile } from '../contract/writeJsonFile';
import { contractChanges, type Product } from './contractChanges';
import { assertClean, inWorktree, type Run } from './inWorktree';
import { manifestText } from './manifestText';
import { planVersions, type Versions } from './planVersions';
import { splitCopies, type Lock } from './splitCopies';
import { summaryText, type Outcome } from './summaryText';
import { touchedLines, type WrittenPage } from './touchedLines';

/** What is raised, and how. */
export interface RaiseTask {
  readonly root: string;
  /** The newest 1.x when left out. */
  readonly wanted: string | undefined;
  /** Commands of the project that renew or judge, by the name of their script; a failure is told, and the branch stays. */
  readonly scripts: readonly string[];
  readonly say: (line: string) => void;
  readonly ask: AskRegistry;
  readonly run: Run;
  /** Whether a person or a CI host ended the run. */
  readonly isEnded: () => boolean;
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1_000);

/** What is wrong with the version that pages pin for all packages, `{version.shared}`. */
function sharedFault(
  listed: Readonly<Record<string, readonly string[]>>,
  after: Versions,
): string | undefined {
  const shared = oldestVersion(Object.values(after)) ?? '';
  const lacking = Object.keys(after).filter((name) => !listed[name]?.includes(shared));
  if (lacking.length === 0) return undefined;
  return `${lacking.map((name) => `@rsdoctor/${name}`).join(', ')} has no ${shared}, to which {version.shared} pins every package → in the pages, write out a version that all of them have`;
}

/** The message of a run that was ended. */
export const STOPPED = 'Stopped; nothing is left of this run.';

const VERSIONS = 'site/contract/versions.json';
const MANIFESTS = ['package.json', 'examples/**/package.json', 'packages/*/package.json'];

const read = (folder: string, name: string): unknown => readJsonFile(path.join(folder, name), name);

const productOf = (folder: string): Product => ({
  contract: read(folder, 'site/contract/contract.json') as Contract,
  links: read(folder, 'site/contract/productLinks.json') as ProductLink[],
});

function pagesOf(folder: string): readonly WrittenPage[] {
  return LANGS.flatMap((lang) =>
    readdirSync(path.join(folder, 'docs', lang), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => {
        const file = `docs/${lang}/${name.replaceAll(path.sep, '/')}`;
        return { file, text: readFileSync(path.join(folder, file), 'utf8') };
      }),
  );
}

/** Writes the table and every manifest. */
async function writeVersions(folder: string, versions: Versions, run: Run): Promise<void> {
  writeJsonFile(path.join(folder, VERSIONS), versions);
  const range = `^${oldestVersion(Object.values(versions)) ?? ''}`;
  const specs = MANIFESTS.map((pattern) => `:(glob)${pattern}`);
  const files = (await run('git', ['-C', folder, 'ls-files', '-z', '--', ...specs]))
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    const place = path.join(folder, file);
    writeFileSync(place, manifestText(readFileSync(place, 'utf8'), versions, range));
  }
}

/**
 * Moves the site to other versions of the analyzer on a branch of its own: manifests, lock file, contract and history, then
 * the commands of the task. Nothing is left of a run that fails.
 * @param task which version, and how commands are run
 * @returns name of the branch and what changed; undefined when the pages describe these versions already
 * @throws Error with reason and fix: no version, a version that no package has, changes in the work tree, a failed command
 */
export async function raiseAnalyzer(
  task: RaiseTask,
): Promise<{ readonly branch: string; readonly summary: string } | undefined> {
  const { root, wanted, say, ask, run } = task;
  const before = read(root, VERSIONS) as Versions;
  // Before the registry is asked, so that a slip of the pen is told without a network.
  if (wanted !== undefined) planVersions({ any: [wanted] }, wanted);
  const lists = Object.keys(before).map(async (name) => [name, await ask(name)] as const);
  const listed = Object.fromEntries(await Promise.all(lists));
  const after = planVersions(listed, wanted);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const version = newestVersion(Object.values(after)) ?? '';
  const branch = `analyzer-${version}`;
  await assertClean(root, branch, run);

  return inWorktree(root, branch, run, async (folder) => {
    const npm = (...args: string[]): Promise<string> => {
      const start = performance.now();
      return run('npm', ['--prefix', folder, ...args]).finally(() =>
        say(`It took ${secondsSince(start)} s.`),
      );
    };
    const old = productOf(folder);
    say(`Writing the manifests: ${version}.`);
    await writeVersions(folder, after, run);
    say('Installing the packages.');
    // The lock names no host: it is read on machines with other registries.
    await npm('install', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved');
    say('Writing the lockfiles of the examples.');
    await npm('run', 'example:locks');
    say('Reading the contract and its history.');
    await npm('run', 'contract', '--', '--history');
    const copies = splitCopies(read(folder, 'package-lock.json') as Lock);
    const outcomes: Outcome[] = [
      { command: 'shared packages', fault: copies.length > 0 ? copies.join('\n') : undefined },
      { command: 'shared version', fault: sharedFault(listed, after) },
    ];
    for (const command of task.scripts) {
      say(`Running npm run ${command}.`);
      const fault = await npm('run', command).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (task.isEnded()) throw new Error(STOPPED);
      outcomes.push({ command: `npm run ${command}`, fault });
    }
    const changes = contractChanges(old, productOf(folder));
    const names = changes.map(({ name }) => name);
    const typed = [...Object.values(before), ...Object.values(after)];
    const touched = touchedLines(pagesOf(folder), names, typed);
    const summary = summaryText({ before, after, changes, touched, outcomes });
    await run('git', ['-C', folder, 'add', '--all']);
    const title = `Document ${version} of the analyzer`;
    await run('git', ['-C', folder, 'commit', '-q', '--no-verify', '-m', title, '-m', summary]);
    return { branch, summary };
  });
}
