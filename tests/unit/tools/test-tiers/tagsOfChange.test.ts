import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '../../../../tools/test-tiers/changedFiles';
import { tagsOfChange } from '../../../../tools/test-tiers/tagsOfChange';

const ROWS = [
  { tag: 'never', what: '', instead: '', paths: [] },
  { tag: 'folder', what: '', instead: '', paths: ['packages/search'] },
  { tag: 'file', what: '', instead: '', paths: ['lock.json', 'docs'] },
];

describe('test tiers: which tests of the full tier belong to a change', () => {
  it.each([
    [['packages/search/rank.ts'], ['folder']],
    [
      ['lock.json', 'packages/search'],
      ['folder', 'file'],
    ],
    [['lib/searching.ts', 'lock.json.bak'], []],
    [[], []],
  ])('%j: %j', (files, tags) => expect(tagsOfChange(files, ROWS)).toEqual(tags));
});

describe('test tiers: changed files', () => {
  let root = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  const write = (name: string) => writeFileSync(path.join(root, name), name);
  const commit = (name: string) => {
    write(name);
    git('add', '-A');
    git('commit', '-qm', name);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changed-'));
    git('init', '-q', '-b', 'main');
    commit('first');
    commit('second');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('on main: the last commit, and what is not committed', () => {
    expect(changedFiles(root)).toEqual(['second']);
    write('draft');
    write('first');
    writeFileSync(path.join(root, 'second'), 'again');
    expect(changedFiles(root)).toEqual(['second', 'draft']);
  });

  it('on a branch: everything since it left origin/main', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('checkout', '-q', '-b', 'topic');
    commit('third');
    commit('fourth');
    expect(changedFiles(root)).toEqual(['fourth', 'third']);
  });

  it('since a commit that is named; one that is not there counts as not named', () => {
    commit('third');
    expect(changedFiles(root, 'HEAD~2')).toEqual(['second', 'third']);
    expect(changedFiles(root, '0'.repeat(40))).toEqual(['third']);
  });

  it('none in a first commit, and none without git', () => {
    git('checkout', '-q', 'HEAD~1');
    expect(changedFiles(root)).toEqual([]);
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(changedFiles(root)).toEqual([]);
  });
});
