import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CommandOptions, Ended } from '../commands/runCommand';
import { copyProject } from '../mutants/copyProject';
import { linkPackages } from '../mutants/linkPackages';

/** A state of the site. */
export interface State {
  /** Name for people. */
  readonly name: string;
  /** Commit; undefined for the tree as it lies in the folder, changes included. */
  readonly commit: string | undefined;
}

/** What a build needs of the outside. */
export interface BuildTools {
  /** Folder of the project. */
  readonly root: string;
  /** Runs a command to its end. */
  readonly run: (command: string, args: readonly string[], options: CommandOptions) => Ended;
  readonly say: (line: string) => void;
}

/**
 * Finds the state that a name stands for.
 * @param ref branch, tag or commit; the present tree when left out
 * @throws Error of one line when there is no such commit here
 */
export function findState(ref: string | undefined, { root, run }: BuildTools): State {
  if (ref === undefined) return { name: 'present tree', commit: undefined };
  // Behind this mark git takes the name for no option, whatever it begins with.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { code, stdout } = run('git', args, { folder: root });
  const commit = stdout.trim();
  if (code !== 0 || commit === '')
    throw new Error(`There is no "${ref}" here: name a branch, a tag or a commit, or fetch it first.`);
  return { name: ref === commit ? commit.slice(0, 8) : `${ref} (${commit.slice(0, 8)})`, commit };
}

const LOCK = 'package-lock.json';
const readIn = (folder: string, name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The last line of an output that says anything, without colours. */
const lastLine = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? 'it says nothing';

function must(what: string, { code, output }: Ended, log: string): void {
  if (code === 0) return;
  mkdirSync(path.dirname(log), { recursive: true });
  writeFileSync(log, output);
  throw new Error(`${what} failed: ${lastLine(output)} (all of it: ${log})`);
}

/**
 * Puts a state into a folder of its own, with its own packages. Those of the project are taken where the lock file is the same,
 * and installed anew where it is not.
 */
function copyState({ name, commit }: State, copy: string, log: string, { root, run, say }: BuildTools): void {
  if (commit === undefined) {
    copyProject(root, copy);
    return;
  }
  const clone = run('git', ['clone', '--quiet', '--no-checkout', '--shared', root, copy], {});
  must(`git clone of ${name}`, clone, log);
  must(
    `git checkout of ${name}`,
    run('git', ['checkout', '--quiet', '--detach', commit], { folder: copy }),
    log,
  );
  const isSame = existsSync(path.join(root, 'node_modules')) && readIn(copy, LOCK) === readIn(root, LOCK);
  if (isSame) {
    linkPackages(root, copy);
  } else {
    say(`${name}: ${LOCK} is another; installing its packages`);
    must(`npm ci of ${name}`, run('npm', ['ci', '--no-audit', '--no-fund'], { folder: copy }), log);
  }
}

/**
 * Builds a state of the site.
 * @param state which
 * @param copy folder to build in; it must not exist
 * @param log file that keeps what a failed command printed
 * @returns folder of the built site
 * @throws Error of one line when the state cannot be copied, installed or built
 */
export function buildState(state: State, copy: string, log: string, tools: BuildTools): string {
  const { run, say } = tools;
  say(`Building ${state.name}`);
  copyState(state, copy, log, tools);
  must(`The build of ${state.name}`, run('npm', ['run', 'build'], { folder: copy }), log);
  return path.join(copy, 'doc_build');
}
