/** @module-tag every-sample */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../support/site';
import { buildWithRule } from './buildWithRule';

const run = promisify(execFile);
const SAMPLES = path.join(ROOT, 'examples/samples/rule-custom');

/** The two forms of the rule on the page, and the command that runs the test beside it. */
const FORMS = [
  ['asset-budget', 'rules/asset-budget.ts', [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run']],
  ['asset-budget-webpack', 'rules/asset-budget.cjs', ['--test', 'rules/asset-budget.test.cjs']],
] as const;

/** Runs the test of a sample on a copy: `passes`, or what it printed when it failed. */
async function testSample(folder: string, command: readonly string[], change?: (rule: string) => string) {
  const copy = await mkdtemp(path.join(tmpdir(), 'custom-rule-'));
  try {
    await cp(path.join(SAMPLES, folder), copy, { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const rule = path.join(copy, FORMS.find(([name]) => name === folder)?.[1] ?? '');
    if (change) await writeFile(rule, change(await readFile(rule, 'utf8')));
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, VITEST: undefined };
    const args = command[0]?.endsWith('vitest.mjs') ? [...command, '--root', copy, '--dir', copy] : command;
    await run(process.execPath, [...args], { cwd: copy, env, timeout: 100_000 });
    return 'passes';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

test.each(FORMS)('issue 5.4 the test that the page shows passes for %s', async (folder, _rule, command) => {
  expect(await testSample(folder, command)).toBe('passes');
});

test.each(FORMS)(
  'issue 5.4 and fails for %s once the rule compares the wrong way',
  async (folder, _rule, command) => {
    const broken = await testSample(folder, command, (rule) => rule.replace('asset.size <=', 'asset.size >'));
    expect(broken).toContain('reports a script above the budget');
  },
);

test.each(['rspack', 'webpack'] as const)(
  'issue 5.4 the rule reports in a real build on %s',
  async (bundler) => {
    const [folder, rule] = FORMS[bundler === 'rspack' ? 0 : 1];
    const { assetBudget } = (await import(path.join(SAMPLES, folder, rule))) as { assetBudget: object };
    const { errors } = await buildWithRule(bundler, assetBudget, {
      'asset-budget': ['on', { maxBytes: 10, ignore: [] }],
    });
    expect(errors.map(({ code, title, description }) => ({ code, title, description }))).toEqual([
      {
        code: 'EXTEND',
        title: 'ASSET-BUDGET',
        description: expect.stringMatching(/^main\.js has \d+ bytes, the budget is 10\.$/) as string,
      },
    ]);
  },
);
