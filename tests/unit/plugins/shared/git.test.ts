import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastModified } from '../../../../plugins/shared/git';
import { tempFolder } from '../../../support/tempFolder';

test('S2-26 each file of the folder has the moment of its last commit, in UTC; none without a history', () => {
  const root = tempFolder('last-modified-');
  mkdirSync(path.join(root, 'docs'));
  expect(lastModified(root, 'docs').size).toBe(0);
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.hooksPath=/dev/null'];
  const git = (date: string, ...args: string[]) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'ignore' });
  };
  const commit = (file: string, text: string, date: string) => {
    writeFileSync(path.join(root, file), text);
    git(date, 'add', '.');
    git(date, 'commit', '--no-gpg-sign', '-m', file);
  };
  git('', 'init', '--quiet');
  // Somebody far east, whose day is one ahead of UTC.
  commit('docs/a.mdx', 'one', '2026-11-20T08:30:00+13:00');
  commit('docs/中文.mdx', 'one', '2026-11-20T09:00:00+13:00');
  commit('docs/a.mdx', 'two', '2026-11-21T08:30:00+13:00');
  commit('README.md', 'one', '2026-11-22T08:30:00+13:00');
  expect(Object.fromEntries(lastModified(root, 'docs'))).toEqual({
    'docs/a.mdx': '2026-11-20T19:30:00.000Z',
    'docs/中文.mdx': '2026-11-19T20:00:00.000Z',
  });
});
