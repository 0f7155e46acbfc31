import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { SEARCH_VARIABLES } from '../../../site/searchSettings';
import { SETTING_VARIABLES } from '../../../site/settings';
import { ROOT } from '../../support/site';

const WORKFLOWS = '.github/workflows';
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: object;
  readonly uses?: string;
  readonly needs?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string; readonly env?: object }[];
}
const workflows = readdirSync(path.join(ROOT, WORKFLOWS)).map((name) => {
  const text = read(`${WORKFLOWS}/${name}`);
  const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, Job> };
  return { name, text, permissions, jobs };
});
const deploy = workflows.find(({ name }) => name === 'deploy.yml')?.jobs ?? {};

test.each(workflows)('CI: $name is pinned, read-only, limited in time, and names what exists', (workflow) => {
  const { text, permissions, jobs } = workflow;
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) expect(job.uses ?? job['timeout-minutes']).toBeTruthy();
  for (const [, action = ''] of text.matchAll(/^ +- uses: (.+)$/gm))
    expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [, script = ''] of text.matchAll(/\bnpm run ([\w:]+)/g))
    expect(scripts).toHaveProperty([script]);
  for (const [, file = ''] of text.matchAll(/\btsx (\S+)/g))
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});

test('CI: only the jobs that publish or report may write', () => {
  const writers = workflows.flatMap(({ name, jobs }) =>
    Object.entries(jobs)
      .filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
      .map(([job]) => `${name} ${job}`),
  );
  expect(writers).toEqual(['deploy.yml deploy', 'links.yml links']);
});

test('CI: a deployment waits for the tests of its commit, checks the content, and has each setting of the site', () => {
  const { test: tests, build, deploy: publish } = deploy;
  expect([tests?.uses, build?.needs, publish?.needs]).toEqual([
    './.github/workflows/ci.yml',
    'test',
    'build',
  ]);
  expect(build?.steps?.flatMap(({ run }) => run ?? [])).toEqual([
    'npm ci',
    'npm run check:content',
    'npm run build',
  ]);
  const { env = {} } = build?.steps?.find(({ run }) => run === 'npm run build') ?? {};
  const variables = [...Object.values(SETTING_VARIABLES), ...Object.values(SEARCH_VARIABLES)];
  expect(Object.keys(env).toSorted()).toEqual(variables.toSorted());
  for (const [name, value] of Object.entries(env)) expect(value).toContain(`vars.${name} `);
});

test('issue 7.6 Netlify names the 404 page of each other language, and publishes files unchanged', () => {
  const text = read('netlify.toml');
  const rules = [...text.matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)];
  expect(rules.map(([, from, to, status]) => `${from} ${to} ${status}`)).toEqual(
    LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}/* /${lang}/404.html 404`),
  );
  expect(text).toMatch(/^ {2}skip_processing = true$/m);
});
