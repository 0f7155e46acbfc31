import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastModified } from '../../../../plugins/shared/git';

let root = '';

/** A commit of one file by somebody far east, whose day is one ahead of UTC. */
function commit(file: string, text: string, date: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const run = (...args: string[]) => execFileSync('git', args, { cwd: root, env, stdio: 'ignore' });
  run('add', '.');
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.hooksPath=/dev/null'];
  run(...who, 'commit', '--no-gpg-sign', '-m', file);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'last-modified-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root, stdio: 'ignore' });
  commit('docs/en/a.mdx', 'one', '2026-11-20T08:30:00+13:00');
  commit('docs/en/中文.mdx', 'one', '2026-11-20T09:00:00+13:00');
  commit('docs/en/a.mdx', 'two', '2026-11-21T08:30:00+13:00');
  commit('README.md', 'one', '2026-11-22T08:30:00+13:00');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('S2-26 each file of the folder has the moment of its last commit, in UTC', () => {
  expect(Object.fromEntries(lastModified(root, 'docs'))).toEqual({
    'docs/en/a.mdx': '2026-11-20T19:30:00.000Z',
    'docs/en/中文.mdx': '2026-11-19T20:00:00.000Z',
  });
});

test('S2-26 a folder without history has no moments', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-history-'));
  expect(lastModified(empty, 'docs').size).toBe(0);
  rmSync(empty, { recursive: true });
});
