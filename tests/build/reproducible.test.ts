import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCommand } from '../../tools/buildCommand';
import { OUT, ROOT } from '../support/site';

/** Path and hash of each file below a folder. */
const fingerprint = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')} ${file}`,
    );

/** A copy, not a link: the bundler follows links, and every path would be that of the first folder. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to]);
  if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

/** What is made from the rest of the project, by the name of its folder. */
const MADE = ['node_modules', 'doc_build', 'test-results', 'playwright-report', '.cache'];

/** Packages of the examples are no part of a page; those of the rule samples are. */
const EXAMPLE_PACKAGES = /examples[\\/][\w-]+[\\/]node_modules$/;

/** The project as it stands, in another folder: files with their times, history, packages. */
function copyProject(target: string): void {
  for (const name of readdirSync(ROOT)) {
    if (MADE.includes(name)) continue;
    cpSync(path.join(ROOT, name), path.join(target, name), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: (file) => !EXAMPLE_PACKAGES.test(file),
    });
  }
  copyPackages(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'));
}

test(
  'reproducible: a build in another folder and time zone writes the same bytes',
  { timeout: 240_000, tags: ['second-build'] },
  () => {
    const target = mkdtempSync(path.join(tmpdir(), 'second-build-'));
    try {
      copyProject(target);
      const [program, ...args] = buildCommand(target);
      const { status, stderr } = spawnSync(program, args, {
        cwd: target,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Tokyo' },
      });
      expect(status, stderr).toBe(0);
      const second = fingerprint(path.join(target, 'doc_build'));
      expect(second.length).toBeGreaterThan(100);
      const first = new Set(fingerprint(OUT));
      expect(second.filter((line) => !first.has(line))).toEqual([]);
      expect(second).toHaveLength(first.size);
    } finally {
      rmSync(target, { recursive: true, force: true });
    }
  },
);
