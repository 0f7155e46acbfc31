/** @module-tag whole-commands */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raiseAnalyzer, STOPPED, type RaiseTask } from '../../../../tools/raise/raiseAnalyzer';
import { NO_PARTS } from '../../plugins/checks/noAnalyzer';

const TABLE = { cli: '1.6.3', core: '1.6.3' };
const LISTED: Readonly<Record<string, readonly string[]>> = {
  cli: ['1.6.3'],
  core: ['1.6.3', '1.6.5', '2.0.0'],
};

const FILES = {
  'site/contract/versions.json': JSON.stringify(TABLE),
  'site/contract/contract.json': JSON.stringify({ ...NO_PARTS, version: '1.6.3' }),
  'site/contract/productLinks.json': '[]',
  'package-lock.json': '{ "packages": {} }',
  'package.json': '{ "@rsdoctor/core": "1.6.3", "@rsdoctor/cli": "1.6.3" }',
  'examples/samples/a/package.json': '{ "@rsdoctor/core": "^1.6.3" }',
  'docs/en/page.mdx': 'Run `a` of {version}.\n',
  'docs/zh/page.mdx': '{version}\n',
};

let root = '';

const git = (...args: string[]): string => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });

let template = '';

beforeAll(() => {
  template = root = mkdtempSync(path.join(tmpdir(), 'raise-template-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  // Without hooks and the like, which every copy would have.
  git('init', '-q', '-b', 'main', '--template=');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@site.invalid');
  git('add', '--all');
  git('commit', '-q', '--no-verify', '-m', 'start');
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'raise-test-'));
  cpSync(template, root, { recursive: true, preserveTimestamps: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A run with real git and a fake npm; it knows the work tree by `--prefix`. */
const raise = (npm: (folder: string, args: string[]) => void, task: Partial<RaiseTask> = {}) =>
  raiseAnalyzer({
    root,
    wanted: '1.6.5',
    scripts: ['check:content'],
    say: () => undefined,
    ask: async (name) => LISTED[name] ?? [],
    run: async (command, args) => {
      if (command === 'git') return execFileSync('git', args, { encoding: 'utf8' });
      npm(args[1] ?? '', args.slice(2));
      return '';
    },
    isEnded: () => false,
    ...task,
  });

const messageOf = async (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'no error',
    (error: unknown) => (error as Error).message,
  );

/** What is left in the repository: its branches, its work trees, and changed files. */
const left = () => ({
  branches: git('branch', '--format=%(refname:short)').trim().split('\n'),
  trees: git('worktree', 'list').trim().split('\n').length,
  changed: git('status', '--porcelain'),
});

const NOTHING = { branches: ['main'], trees: 1, changed: '' };

describe('raising the analyzer', () => {
  it('leaves a branch with table, manifests and summary, and the work tree as it was', async () => {
    const scripts: string[] = [];
    const raised = await raise((folder, args) => {
      scripts.push(args.slice(0, 2).join(' '));
      if (args[1] !== 'contract') return;
      const contract = { ...NO_PARTS, files: ['a'] };
      writeFileSync(path.join(folder, 'site/contract/contract.json'), JSON.stringify(contract));
    });
    expect(scripts).toEqual(['install --no-audit', 'run example:locks', 'run contract', 'run check:content']);
    expect(left()).toEqual({ branches: ['analyzer-1.6.5', 'main'], trees: 1, changed: '' });
    const show = (file: string) => git('show', `analyzer-1.6.5:${file}`);
    expect(JSON.parse(show('site/contract/versions.json'))).toEqual({ cli: '1.6.3', core: '1.6.5' });
    expect(show('package.json')).toBe('{ "@rsdoctor/core": "1.6.5", "@rsdoctor/cli": "1.6.3" }');
    expect(show('examples/samples/a/package.json')).toBe('{ "@rsdoctor/core": "^1.6.3" }');
    expect(raised?.summary).toContain('file `a` is new');
    expect(raised?.summary).toContain('docs/en/page.mdx:1 names a, which changed');
    expect(git('log', '-1', '--format=%B', 'analyzer-1.6.5')).toContain('core 1.6.3 → 1.6.5');
  });

  it('a command that judges may fail: the branch stays and the summary says so', async () => {
    const raised = await raise((_folder, args) => {
      if (args[1] === 'check:content') throw new Error('page.mdx:3 is wrong');
    });
    expect(raised?.summary).toContain('npm run check:content: failed');
    expect(raised?.summary).toContain('page.mdx:3 is wrong');
    expect(left().branches).toContain('analyzer-1.6.5');
  });

  it('progress of a command that failed is left out of the summary, and the reason is not', async () => {
    const raised = await raise((_folder, args) => {
      if (args[1] === 'check:content')
        throw new Error('Taking e1002 …\n1 of 2 cannot be taken:\ne1002 is gone');
    });
    expect(raised?.summary).toContain('check:content said:\n  1 of 2 cannot be taken:\n  e1002 is gone');
  });

  it('two copies of a package that parts of the analyzer share are told', async () => {
    const part = { dependencies: { '@rsdoctor/utils': '1.6.5' } };
    const packages = {
      'node_modules/@rsdoctor/rspack-plugin': {
        dependencies: { '@rsdoctor/core': '1.6.5', '@rsdoctor/utils': '1.6.5' },
      },
      'node_modules/@rsdoctor/rspack-plugin/node_modules/@rsdoctor/utils': { version: '1.6.5' },
      'node_modules/@rsdoctor/core': part,
      'node_modules/@rsdoctor/core/node_modules/@rsdoctor/utils': { version: '1.6.5' },
    };
    const raised = await raise((folder, args) => {
      if (args[0] === 'install')
        writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    });
    expect(raised?.summary).toContain('shared packages: failed');
    expect(raised?.summary).toContain('@rsdoctor/rspack-plugin gets 2 copies of @rsdoctor/utils');
  });

  it('says when a package lacks the version that pages pin for all', async () => {
    const listed = { cli: ['1.6.3', '1.6.4'], core: ['1.6.3', '1.6.5'] } as Record<string, string[]>;
    const raised = await raise(() => undefined, { ask: async (name) => listed[name] ?? [] });
    expect(raised?.summary).toContain('shared version: failed');
    expect(raised?.summary).toContain(
      '@rsdoctor/core has no 1.6.4, to which {version.shared} pins every package → in the pages',
    );
  });

  it('says nothing more of the shared version when all packages have it', async () => {
    expect((await raise(() => undefined))?.summary).toContain('shared version: passed');
  });

  it('says each step and how long it took', async () => {
    const said: string[] = [];
    await raise(() => undefined, { say: (line) => said.push(line.replace(/\d+ s\.$/, '… s.')) });
    const took = 'It took … s.';
    expect(said).toEqual([
      'Writing the manifests: 1.6.5.',
      ...['Installing the packages.', took],
      ...['Writing the lockfiles of the examples.', took],
      ...['Reading the contract and its history.', took],
      ...['Running npm run check:content.', took],
    ]);
  });

  it('nothing to do is no branch', async () => {
    expect(await raise(() => undefined, { wanted: '1.6.3' })).toBeUndefined();
    expect(left()).toEqual(NOTHING);
  });
});

describe('nothing is left of a run that fails', () => {
  it.each(['install', 'contract'])('in %s', async (step) => {
    const folders: string[] = [];
    const run = raise((folder, args) => {
      folders.push(folder);
      if (args.includes(step)) throw new Error(`${step} failed`);
    });
    expect(await messageOf(run)).toBe(`${step} failed`);
    expect(left()).toEqual(NOTHING);
    expect(folders.filter(existsSync)).toEqual([]);
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(FILES['package.json']);
  });

  it('when a person ends it in the last command', async () => {
    let ended = false;
    const run = raise(
      (_folder, args) => {
        ended = args[1] === 'check:content';
      },
      { isEnded: () => ended },
    );
    expect(await messageOf(run)).toBe(STOPPED);
    expect(left()).toEqual(NOTHING);
  });
});

describe('bad input is one error, before anything is written', () => {
  it('changes in the work tree', async () => {
    writeFileSync(path.join(root, 'package.json'), '{}');
    writeFileSync(path.join(root, 'new.txt'), '');
    expect(await messageOf(raise(() => undefined))).toBe(
      'The work tree has changes: package.json and 1 more → commit or stash them',
    );
    expect(left().branches).toEqual(['main']);
  });

  it('a branch of an earlier run', async () => {
    git('branch', 'analyzer-1.6.5');
    expect(await messageOf(raise(() => undefined))).toContain('The branch analyzer-1.6.5 exists → remove it');
  });

  it.each(['2.0.0', 'newest', '1.9.9'])('%s', async (wanted) => {
    expect(await messageOf(raise(() => undefined, { wanted }))).toContain(' → ');
    expect(left()).toEqual(NOTHING);
  });
});
