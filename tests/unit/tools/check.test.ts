/** @module-tag whole-commands */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureDocs } from '../plugins/checks/fixture';

const PROJECT = path.join(import.meta.dirname, '../../..');
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(PROJECT, 'tools', script), ...args], {
    cwd: PROJECT,
    encoding: 'utf8',
  });

describe('scripts of the content gates', () => {
  it('check prints every problem of a tree, counts them and exits with 1', () => {
    const { stdout, status } = run('check.ts', fixtureDocs('broken-yaml'));
    expect(stdout).toContain('docs/en/guide/page.mdx:2 syntax/parse ');
    expect(stdout).toMatch(/^\d+ problems in 1 file\.$/m);
    expect(status).toBe(1);
  });

  it('check says when there is no tree', () => {
    const { stderr, status } = run('check.ts', '/no/such/docs');
    expect([stderr, status]).toEqual(['No documentation tree at /no/such/docs: name the docs folder.\n', 2]);
  });

  it('check of files reads their translations too, and names a file that is no page', () => {
    const page = path.join(PROJECT, 'docs/en/guide/start/intro.mdx');
    expect(run('check.ts', page).stdout).toBe('2 files, no problems.\n');
    const { stderr, status } = run('check.ts', 'docs/en/guide/start/gone.mdx');
    expect([stderr, status]).toEqual(['No file below docs: docs/en/guide/start/gone.mdx.\n', 2]);
  });

  it('new:page tells how it is used and what is wrong', () => {
    expect(run('newPage.ts', 'guide/usage/my-page').stderr).toMatch(/^Usage: npm run new:page -- /);
    const { stderr, status } = run('newPage.ts', 'My Page', 'Title', '标题');
    expect([stderr.includes('is no path of a page'), status]).toEqual([true, 1]);
  });
});
