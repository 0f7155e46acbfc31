import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCommand } from '../../tools/buildCommand';
import { OUT, ROOT } from '../support/site';

const fingerprint = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );

/** What is made from the rest of the project, and packages of the examples; those of the rule samples are part of a page. */
const LEFT_OUT =
  /^(?:node_modules|doc_build|test-results|playwright-report|\.cache)$|^examples[\\/][\w-]+[\\/]node_modules$/;

test(
  'issue 14.3 a build in another folder and time zone writes the same bytes',
  { timeout: 240_000, tags: ['second-build'] },
  () => {
    const target = mkdtempSync(path.join(tmpdir(), 'second-build-'));
    onTestFinished(() => rmSync(target, { recursive: true, force: true }));
    cpSync(ROOT, target, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: (file) => !LEFT_OUT.test(path.relative(ROOT, file)),
    });
    // Not a link: the bundler follows links, and every path would be that of the first folder.
    const packages = ['node_modules', path.join(target, 'node_modules')] as const;
    if (spawnSync('cp', ['-al', ...packages], { cwd: ROOT }).status !== 0)
      cpSync(path.join(ROOT, packages[0]), packages[1], { recursive: true, verbatimSymlinks: true });
    rmSync(path.join(target, 'node_modules/.cache'), { recursive: true, force: true });
    const [program, ...args] = buildCommand(target);
    const { status, stderr } = spawnSync(program, args, {
      cwd: target,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Tokyo' },
    });
    expect(status, stderr).toBe(0);
    expect(fingerprint(path.join(target, 'doc_build'))).toEqual(fingerprint(OUT));
  },
);
