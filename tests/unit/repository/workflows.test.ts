import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SEARCH_VARIABLES } from '../../../site/searchSettings';
import { SETTING_VARIABLES } from '../../../site/settings';
import { workflowFaults } from './workflowFaults';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');

const read = (name: string) => readFileSync(path.join(WORKFLOWS, name), 'utf8');
const files = readdirSync(WORKFLOWS).filter((name) => name.endsWith('.yml'));

const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const scripts = Object.keys((manifest as { scripts: object }).scripts);
const known = { scripts, fileExists: (file: string) => existsSync(path.join(ROOT, file)) };

const SHA = 'de0fac2e4500dabe0009e67214ff5f5447ce83dd';

/** A good workflow; each test changes one thing. */
const GOOD = `
permissions:
  contents: read
jobs:
  test:
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${SHA} # v6.0.2
      - run: npm ci
      - run: npm run check && npx tsx tools/here.ts
`;

const faults = (text: string) =>
  workflowFaults(text, parse(text), { scripts: ['check'], fileExists: (file) => file === 'tools/here.ts' });

describe('CI: workflows', () => {
  it('are the expected ones', () => {
    expect(files.toSorted()).toEqual(['audit.yml', 'ci.yml', 'deploy.yml', 'full.yml', 'links.yml']);
  });

  it.each(files)('%s is pinned, read-only, limited in time, and names what exists', (name) => {
    expect(workflowFaults(read(name), parse(read(name)), known)).toEqual([]);
  });

  it('CI runs npm test on Node 20 and 22, with the whole history, and keeps what a browser showed', () => {
    const { on, concurrency, env, jobs } = parse(read('ci.yml'));
    expect(Object.keys(on)).toEqual(['pull_request', 'workflow_call', 'workflow_dispatch']);
    expect(concurrency.group).toContain('github.ref');
    expect(env.TZ).toBe('UTC');
    expect(jobs.test.strategy.matrix.node).toEqual([20, 22]);
    expect(jobs.test.steps[0].with['fetch-depth']).toBe(0);
    const steps: { run?: string; if?: string; with?: { path?: string } }[] = jobs.test.steps;
    expect(steps.flatMap(({ run }) => run ?? []).slice(-2)).toEqual(['npm ci', 'npm test']);
    expect(steps.at(-1)).toMatchObject({
      if: 'failure()',
      with: { path: 'playwright-report/\ntest-results/\n' },
    });
  });

  it('the nightly run runs every kind of test, browsers in shards of one build', () => {
    const { on, jobs } = parse(read('full.yml'));
    expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
    const { shard } = jobs.browser.strategy.matrix;
    for (const command of [
      'npm run check:content && npm run lint && npm run types && npm run format:check',
      'npm run test:unit && npm run test:content',
      'npm run test:build',
      'npm run test:analyzer',
      `npm run test:e2e -- --shard \${{ matrix.shard }}/${shard.length}`,
      'npm run test:full -- --only chromium,stock-build,stock-browser',
    ]) {
      expect(commands).toContain(command);
    }
  });

  it('the deployment waits for npm test on the same commit, and checks the content before it builds', () => {
    const { test, build, deploy } = parse(read('deploy.yml')).jobs;
    expect(test).toEqual({ uses: './.github/workflows/ci.yml' });
    expect(build.needs).toBe('test');
    expect(deploy.needs).toBe('build');
    const runs: string[] = build.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(runs).toEqual(['npm ci', 'npm run check:content', 'npm run build']);
  });

  it('the deployment passes on each setting of the site, and nothing that is none', () => {
    const { build } = parse(read('deploy.yml')).jobs;
    const step = build.steps.find(({ run }: { run?: string }) => run === 'npm run build');
    const variables = [...Object.values(SETTING_VARIABLES), ...Object.values(SEARCH_VARIABLES)];
    expect(Object.keys(step.env).toSorted()).toEqual(variables.toSorted());
    for (const [name, value] of Object.entries(step.env)) expect(value).toContain(`vars.${name} `);
  });

  it('only the jobs that publish or report may write', () => {
    const writers = files.flatMap((name) =>
      Object.entries<{ permissions?: object }>(parse(read(name)).jobs)
        .filter(([, job]) => Object.values(job.permissions ?? {}).includes('write'))
        .map(([job]) => `${name} ${job}`),
    );
    expect(writers).toEqual(['deploy.yml deploy', 'links.yml links']);
  });
});

describe('CI: the check of workflows itself', () => {
  it('lets a good workflow pass', () => expect(faults(GOOD)).toEqual([]));

  it.each([
    ['a tag instead of a commit', [SHA, 'v6'], '"actions/checkout@v6" is not pinned to a commit'],
    ['a short commit', [SHA, 'de0fac2'], '"actions/checkout@de0fac2" is not pinned to a commit'],
    ['a pin without version', ['# v6.0.2', ''], `"actions/checkout@${SHA}" has no version comment`],
    ['write permission', ['contents: read', 'contents: write'], 'permissions are not read-only'],
    ['no timeout', ['timeout-minutes: 5', 'name: test'], 'job "test" has no timeout'],
    ['an unknown script', ['npm run check', 'npm run chekc'], 'no script "chekc"'],
    ['an unknown script of a family', ['npm run check', 'npm run test:gone'], 'no script "test:gone"'],
    ['a missing npm test', ['npm run check', 'npm test'], 'no script "test"'],
    ['a workflow that is not there', ['timeout-minutes: 5', 'uses: ./gone.yml'], 'no file "./gone.yml"'],
    ['an unknown file', ['tools/here.ts', 'tools/gone.ts'], 'no file "tools/gone.ts"'],
  ] as const)('reports %s', (_, [from, to], fault) => {
    expect(faults(GOOD.replace(from, to))).toContain(fault);
  });
});
