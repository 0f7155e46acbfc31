/** @module-tag whole-commands */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = path.join(import.meta.dirname, '../../..');
const NEEDED = ['docs', 'site', 'plugins', 'lib', 'packages', 'tools', 'examples', 'tests/support'];
const FILES = ['cspell.json', 'lint-staged.config.js', 'package.json', 'package-lock.json', '.gitignore'];
const PAGE = 'docs/en/guide/start/intro.mdx';

let copy = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'commit-hook-'));
  const listed = execFileSync('git', ['ls-files', '-z', ...NEEDED, ...FILES], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  const added = execFileSync('git', ['ls-files', '-z', '-o', '--exclude-standard', ...NEEDED], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  for (const file of new Set(`${listed}${added}`.split('\0').filter(Boolean))) {
    cpSync(path.join(PROJECT, file), path.join(copy, file), { force: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  git('init', '-q');
  git('config', 'user.email', 'somebody@example.com');
  git('config', 'user.name', 'Somebody');
  git('add', '-A');
  git('commit', '-q', '--no-verify', '-m', 'Start');
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs what the hook runs, on what is staged. */
function runHook() {
  const program = path.join(PROJECT, 'node_modules/lint-staged/bin/lint-staged.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { cwd: copy, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

test('commit hook: a staged page with a problem is refused with file, line, rule and fix', () => {
  appendFileSync(path.join(copy, PAGE), '\nSee [here](/guide/start/cli).\n');
  const line = execFileSync('grep', ['-nF', '[here]', PAGE], { cwd: copy, encoding: 'utf8' }).split(':')[0];
  git('add', PAGE);
  const { status, text } = runHook();
  expect(status).toBe(1);
  expect(text).toMatch(new RegExp(`^\\s*${PAGE}:${line} links/\\S+ .+ → .+$`, 'm'));
}, 60_000);

test('commit hook: a page without a problem passes', () => {
  git('reset', '-q', '--hard');
  appendFileSync(path.join(copy, PAGE), '\n');
  git('add', PAGE);
  const { status, text } = runHook();
  expect([status, text]).toEqual([0, expect.stringContaining('tools/check.ts')]);
}, 60_000);
