import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { buildCommand } from '../../../tools/buildCommand';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('CI: issue forms', () => {
  const FORMS = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(path.join(ROOT, FORMS)).filter((name) => name !== 'config.yml');

  it.each(forms)('%s has a name, a description and answerable questions with unique ids', (name) => {
    const { name: title, description, body } = parse(read(`${FORMS}/${name}`));
    expect(title).toBeTruthy();
    expect(description).toBeTruthy();
    const questions: { id: string; type: string; attributes: { label: string } }[] = body;
    expect(questions.every(({ attributes }) => attributes.label)).toBe(true);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const types = new Set(questions.map(({ type }) => type));
    expect(
      [...types].filter((type) => !['input', 'textarea', 'dropdown', 'checkboxes'].includes(type)),
    ).toEqual([]);
  });

  it('are the only way in, and point to the analyzer for its own bugs', () => {
    const { blank_issues_enabled, contact_links } = parse(read(`${FORMS}/config.yml`));
    expect(forms.toSorted()).toEqual(['broken-page.yml', 'translation.yml', 'wrong-docs.yml']);
    expect(blank_issues_enabled).toBe(false);
    expect(contact_links[0].url).toContain('https://github.com/web-infra-dev/rsdoctor/issues');
  });
});

describe('CI: the one command', () => {
  it('.ci/run can be executed and runs the test command of the README, with no standard input', () => {
    expect(statSync(path.join(ROOT, '.ci/run')).mode & 0o111).toBe(0o111);
    expect(read('.ci/run')).toMatch(/^set -euo pipefail$/m);
    expect(read('.ci/run')).toMatch(/^exec <\/dev\/null$/m);
    expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m);
    expect(read('README.md')).toContain('npm ci && npm test');
  });

  it('.ci/run works from any folder and fails when a command fails', () => {
    const bin = mkdtempSync(path.join(tmpdir(), 'ci-run-'));
    try {
      writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\necho "$* in $PWD, input: $(cat)"\n[ "$1" = ci ]\n', {
        mode: 0o755,
      });
      const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
      const run = spawnSync(path.join(ROOT, '.ci/run'), { cwd: bin, env, input: 'typed', encoding: 'utf8' });
      expect(run.stdout).toBe(`ci in ${ROOT}, input: \ntest in ${ROOT}, input: \n`);
      expect(run.status).not.toBe(0);
    } finally {
      rmSync(bin, { recursive: true });
    }
  });
});

describe('issue 7.6 netlify.toml', () => {
  const text = read('netlify.toml');

  it('checks, builds and publishes what this project builds, unchanged', () => {
    expect(text).toMatch(/^ {2}command = "npm run check:content && npm run build"$/m);
    const host = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
    expect(buildCommand().slice(-3, -1)).toEqual([host, 'build']);
    expect(read('rspress.config.ts')).toContain(
      `outDir: process.env.SITE_ROOT || '${/publish = "(\w+)"/.exec(text)?.[1]}'`,
    );
    expect(text).toMatch(/^ {2}skip_processing = true$/m);
  });

  it('names the 404 page of each other language, and no header or redirect that the build writes', () => {
    const rules = [...text.matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)];
    expect(rules.map(([, from, to, status]) => [from, to, status])).toEqual(
      LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => [`/${lang}/*`, `/${lang}/404.html`, '404']),
    );
    expect(text).not.toContain('[[headers]]');
  });
});

describe('house: git hooks', () => {
  let clone = '';
  const CONFIG = read('.simple-git-hooks.js');

  beforeEach(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'hooks-'));
    writeFileSync(path.join(clone, 'package.json'), '{ "type": "module" }');
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  /** Runs the real installer inside a folder; returns the hooks that stand in the clone afterwards. */
  function install(folder: string, env: Readonly<Record<string, string>> = {}): string[] {
    writeFileSync(path.join(folder, '.simple-git-hooks.js'), CONFIG);
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const { CI: _, ...rest } = process.env;
    const bin = path.join(ROOT, 'node_modules/simple-git-hooks/cli.js');
    const { status } = spawnSync(process.execPath, [bin], { cwd: folder, env: { ...rest, ...env } });
    expect(status).toBe(0);
    return readdirSync(clone, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.startsWith('.git/hooks/'),
    );
  }

  it('a clone gets lint-staged before each commit, and keeps the hooks it has', () => {
    mkdirSync(path.join(clone, '.git/hooks'), { recursive: true });
    writeFileSync(path.join(clone, '.git/hooks/pre-push'), '#!/bin/sh\n');
    expect(install(clone).toSorted()).toEqual(['.git/hooks/pre-commit', '.git/hooks/pre-push']);
    expect(readFileSync(path.join(clone, '.git/hooks/pre-commit'), 'utf8')).toContain('npx --no lint-staged');
  });

  it('CI, a copy without .git, and a copy inside another repository get none', () => {
    expect(install(clone)).toEqual([]);
    mkdirSync(path.join(clone, '.git'));
    expect(install(clone, { CI: 'true' })).toEqual([]);
    const inner = path.join(clone, 'vendor');
    mkdirSync(inner);
    expect(install(inner)).toEqual([]);
  });
});
