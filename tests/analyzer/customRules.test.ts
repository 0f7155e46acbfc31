/** @module-tag every-sample */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { uploadReport } from '../../examples/samples/upload-data/after-all-rules/rules/upload-report';
import { uploadSummary } from '../../examples/samples/upload-data/upload-summary/rules/upload-summary';
import { dataIn, realBuild } from '../support/realBuild';
import { ROOT } from '../support/site';

const SAMPLES = path.join(ROOT, 'examples/samples/rule-custom');

/** The two forms of the rule on the page, and the command that runs the test beside it. */
const FORMS = [
  ['asset-budget', 'rules/asset-budget.ts', [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run']],
  ['asset-budget-webpack', 'rules/asset-budget.cjs', ['--test', 'rules/asset-budget.test.cjs']],
] as const;

test.each(FORMS)(
  'issue 5.4 the test that the page shows passes for %s, and fails once the rule compares the wrong way',
  async (folder, file, command) => {
    const copy = await mkdtemp(path.join(tmpdir(), 'custom-rule-'));
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    await cp(path.join(SAMPLES, folder), copy, { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, VITEST: undefined };
    const args = command[0].endsWith('vitest.mjs') ? [...command, '--root', copy, '--dir', copy] : command;
    const run = () => promisify(execFile)(process.execPath, args, { cwd: copy, env, timeout: 100_000 });
    await run();
    const rule = path.join(copy, file);
    await writeFile(rule, (await readFile(rule, 'utf8')).replace('asset.size <=', 'asset.size >'));
    await expect(run()).rejects.toMatchObject({
      stdout: expect.stringContaining('reports a script above the budget') as string,
    });
  },
);

test.each([
  ['rspack', FORMS[0]],
  ['webpack', FORMS[1]],
] as const)('issue 5.4 the rule reports in a real build on %s', async (bundler, [folder, file]) => {
  const { assetBudget } = (await import(path.join(SAMPLES, folder, file))) as { assetBudget: object };
  const rules = { 'asset-budget': ['on', { maxBytes: 10, ignore: [] }] };
  const dist = await realBuild(bundler, { linter: { extends: [assetBudget], rules } });
  const { errors } = dataIn<{ errors: { code: string; title: string; description: string }[] }>(dist);
  expect(errors.filter(({ code }) => code !== 'OVERLAY')).toMatchObject([
    {
      code: 'EXTEND',
      title: 'ASSET-BUDGET',
      description: expect.stringMatching(/^main\.js has \d+ bytes, the budget is 10\.$/) as string,
    },
  ]);
});

async function startService(status = 200) {
  const uploads: { readonly method?: string; readonly path?: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      uploads.push({ method: request.method, path: request.url, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, uploads, stop };
}

const sendWith = (name: string, rule: object, url: string, more: object = {}) =>
  realBuild('rspack', { linter: { extends: [rule], rules: { [name]: ['on', { url }] } }, ...more });
/** It waits for the manifest, which only normal mode writes. */
const sendReport = (url: string) =>
  sendWith('upload-report', uploadReport, url, { output: { mode: 'normal' } });
const sendSummary = (url: string) => sendWith('upload-summary', uploadSummary, url);

test('issue 5.4 onCheckEnd sends the findings, the manifest and every data file of a build', async () => {
  const { url, uploads } = await startService();
  await sendReport(url);
  expect(uploads.every(({ method }) => method === 'POST')).toBe(true);
  const bodyOf = (path: string) => uploads.find((upload) => upload.path === path)?.body ?? '';
  expect(JSON.parse(bodyOf('/findings'))).toEqual([]);

  const { data } = JSON.parse(bodyOf('/manifest')) as { data: Record<string, unknown> };
  const files = Object.entries(data).flatMap(([key, parts]) =>
    Array.isArray(parts) ? parts.map((_part, index) => `/${key}/${index}`) : [],
  );
  expect(uploads.map(({ path }) => path).sort()).toEqual(['/findings', '/manifest', ...files].sort());
  expect(files.length).toBeGreaterThanOrEqual(10);

  // As the page reads one: deflated JSON in base64.
  const graph = JSON.parse(inflateSync(Buffer.from(bodyOf('/moduleGraph/0'), 'base64')).toString()) as {
    modules: { path: string }[];
  };
  expect(graph.modules.some(({ path }) => path.endsWith('/entry.js'))).toBe(true);
});

test('issue 5.4 check sends the figures of a build; without an address both rules send nothing', async () => {
  const { url, uploads } = await startService();
  await sendReport('');
  await sendSummary('');
  expect(uploads).toEqual([]);
  await sendSummary(url);
  expect(uploads).toHaveLength(1);
  const summary = JSON.parse(uploads[0]?.body ?? '') as Record<string, unknown>;
  const names = ['root', 'commit', 'jsBytes', 'initialJsBytes', 'modules', 'duplicatePackages'];
  expect(Object.keys(summary)).toEqual(names);
  expect(summary.jsBytes).toBe(summary.initialJsBytes);
  expect(summary.jsBytes).toBeGreaterThan(0);
});

test('issue 5.4 a service that refuses, or is off, does not stop the build, and its failure is printed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const { url, stop } = await startService(503);
  await sendSummary(url);
  stop();
  await sendReport(url);
  await sendSummary(url);
  expect(warn.mock.calls.flat()).toEqual(
    expect.arrayContaining([
      'upload-summary: the service answered 503',
      'upload-report: TypeError: fetch failed',
      'upload-summary: TypeError: fetch failed',
    ]),
  );
});
