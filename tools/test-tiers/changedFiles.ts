import { runCommand } from '../commands/runCommand';

/** What `git` answers in a folder, line by line; nothing when it cannot answer. */
function askGit(root: string, ...args: readonly string[]): string[] {
  const { code, stdout } = runCommand('git', args, { folder: root });
  return code === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * Files that differ from what is on the main branch already, committed or not.
 * @param root folder of the project
 * @param wanted commit to compare with; left out, where this branch left `origin/main`, and on `main` itself the
 *   commit before
 * @returns paths from the root; empty where there is no git history
 */
export function changedFiles(root: string, wanted = ''): string[] {
  const commit = (name: string): string | undefined =>
    askGit(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)[0];
  const head = commit('HEAD');
  const [fork] = askGit(root, 'merge-base', 'HEAD', 'origin/main');
  const base = (wanted && commit(wanted)) || (fork !== head && fork) || commit('HEAD~1');
  if (!base) return [];
  return [
    ...askGit(root, 'diff', '--name-only', '--no-renames', base),
    ...askGit(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}
