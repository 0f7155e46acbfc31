import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a command to its end and gives back what it printed; throws when it fails or is interrupted. */
export type Run = (command: string, args: readonly string[]) => Promise<string>;

/**
 * Refuses to begin where changes could be mixed up or lost.
 * @param root folder of the project
 * @param branch branch that is to be made
 * @param run runs git
 * @throws Error when the work tree has changes, or the branch exists
 */
export async function assertClean(root: string, branch: string, run: Run): Promise<void> {
  const changed = (await run('git', ['-C', root, 'status', '--porcelain'])).split('\n').filter(Boolean);
  if (changed.length > 0) {
    const [first = ''] = changed;
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    throw new Error(`The work tree has changes: ${first.slice(3)}${more} → commit or stash them`);
  }
  const known = await run('git', ['-C', root, 'branch', '--list', branch]);
  if (known.trim() !== '') {
    throw new Error(`The branch ${branch} exists → remove it: git worktree prune && git branch -D ${branch}`);
  }
}

/**
 * Does work on a new branch, in a work tree of its own: the work tree of the project is not touched, and when the work
 * fails, neither branch nor folder is left.
 * @param root folder of the project
 * @param branch branch to make from where the project stands
 * @param run runs git
 * @param work gets the folder of the work tree; commits what is to stay
 * @returns what the work returns
 */
export async function inWorktree<T>(
  root: string,
  branch: string,
  run: Run,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const above = await mkdtemp(path.join(tmpdir(), 'raise-analyzer-'));
  const folder = path.join(above, 'site');
  const git = (...args: string[]): Promise<string> => run('git', ['-C', root, ...args]);
  let isDone = false;
  try {
    await git('worktree', 'add', '-q', '-b', branch, folder, 'HEAD');
    const result = await work(folder);
    isDone = true;
    return result;
  } finally {
    await rm(above, { recursive: true, force: true });
    await git('worktree', 'prune');
    if (!isDone) await git('branch', '-q', '-D', branch).catch(() => undefined);
  }
}
