/** @module-tag whole-commands */
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { pushSite } from '../../../../tools/search-push/pushSite';
import { ROOT } from '../../../support/site';

/** One page of a built site. */
const site = mkdtempSync(path.join(tmpdir(), 'push-site-'));
writeFileSync(
  path.join(site, 'index.html'),
  '<html lang="en"><body><main><h1>Title</h1><p>Text</p></main></body></html>',
);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * A fake of the provider's write API.
 * @param statusOf status of the answer to a call such as `POST /1/indexes/docs/batch`
 */
async function startProvider(statusOf: (call: string) => number) {
  const calls: string[] = [];
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push(call);
    const status = statusOf(call);
    const body =
      status === 200 ? { taskID: 1, status: 'published', objectIDs: [] } : { message: 'no', status };
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { calls, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Env = Readonly<Record<string, string | undefined>>;

/** What the command prints, and the message that it ends with. */
async function push(args: readonly string[], env: Env) {
  const lines: string[] = [];
  const error = await pushSite(args, { SITE_ROOT: site, ...env }, (line) => lines.push(line)).then(
    () => '',
    (failure: unknown) => (failure instanceof Error ? failure.message : 'no Error'),
  );
  return { code: error ? 1 : 0, out: lines.join('\n'), error };
}

/** Runs the command as `npm run search:push` does. */
const pushAlone = (args: readonly string[], env: Env) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const command = ['--import', 'tsx', path.join(ROOT, 'tools/searchPush.ts'), ...args];
    const { PATH = '' } = process.env;
    execFile(
      process.execPath,
      command,
      { cwd: ROOT, env: { PATH, SITE_ROOT: site, ...env } },
      (failure, out, error) => resolve({ code: failure ? 1 : 0, out, error }),
    );
  });

const NAMES = { DOCSEARCH_APP_ID: 'APP', DOCSEARCH_INDEX_NAME: 'docs' };
const isMove = (call: string) => /POST \/1\/indexes\/docs_tmp_\d+\/operation/.test(call);

describe('npm run search:push', () => {
  test('issue 6.6 without arguments it sends nothing, needs no key, and says how to upload', async () => {
    const { calls, host } = await startProvider(() => 200);
    const { code, out } = await push([], { ...NAMES, DOCSEARCH_HOSTS: host });
    expect(code).toBe(0);
    expect(out).toMatch(/^2 records/);
    expect(out).toContain(
      'Nothing was sent. Replace all records of APP/docs with: npm run search:push -- --upload',
    );
    expect(calls).toEqual([]);
  });

  test('issue 6.6 with --upload the new records are complete before they take the place of the old ones', async () => {
    const { calls, host } = await startProvider(() => 200);
    const env = { ...NAMES, DOCSEARCH_HOSTS: host, DOCSEARCH_WRITE_KEY: 'write' };
    const { code, out } = await push(['--upload'], env);
    expect(code).toBe(0);
    expect(out).toContain('All records of APP/docs are replaced.');
    const batch = calls.findIndex((call) => /docs_tmp_\d+\/batch$/.test(call));
    expect(batch).toBeGreaterThan(0);
    expect(calls.findIndex(isMove)).toBeGreaterThan(batch);
    expect(calls.filter((call) => call === 'POST /1/indexes/docs/batch')).toEqual([]);
  });

  test.each([
    [
      'the key may not write',
      (call: string) => (call.startsWith('PUT') ? 403 : 200),
      /status 403[\s\S]*WRITE_KEY/,
    ],
    [
      'the records are refused',
      (call: string) => (call.endsWith('/batch') ? 400 : 200),
      /status 400[\s\S]*still in place/,
    ],
    [
      'the service breaks in the middle',
      (call: string) => (call.endsWith('/batch') ? 503 : 200),
      /still in place/,
    ],
  ])('issue 6.6 when %s, the old records stay, and it says so', async (_, statusOf, words) => {
    const { calls, host } = await startProvider(statusOf);
    const env = { ...NAMES, DOCSEARCH_HOSTS: host, DOCSEARCH_WRITE_KEY: 'write' };
    const { code, out, error } = await push(['--upload'], env);
    expect(code).toBe(1);
    expect(error).toMatch(/Upload to APP\/docs failed/);
    expect(error).toMatch(words);
    expect(error).not.toMatch(/^\s+at /m);
    expect(out).not.toContain('are replaced');
    expect(calls.filter(isMove)).toEqual([]);
  });

  test.each([
    ['a name is missing', [], { DOCSEARCH_APP_ID: 'APP' }, 'Set DOCSEARCH_INDEX_NAME'],
    ['the key is missing', ['--upload'], NAMES, 'Set DOCSEARCH_WRITE_KEY'],
    ['an argument is unknown', ['--force'], NAMES, '--force is unknown'],
    ['there is no built site', [], { ...NAMES, SITE_ROOT: path.join(site, 'gone') }, 'npm run build'],
  ])('issue 6.6 when %s, it stops with one line on what to do', async (_, args, env, words) => {
    const { code, error } = await push(args, env);
    expect(code).toBe(1);
    expect(error).toContain(words);
    expect(error).not.toMatch(/^\s+at /m);
  });

  test('issue 6.6 as a process it takes arguments and environment, prints an error as its message, and ends with 1', async () => {
    const { calls, host } = await startProvider((call) => (call.startsWith('PUT') ? 403 : 200));
    const env = { ...NAMES, DOCSEARCH_HOSTS: host, DOCSEARCH_WRITE_KEY: 'write' };
    const { code, out, error } = await pushAlone(['--upload'], env);
    expect(code).toBe(1);
    expect(out).toMatch(/^2 records/);
    expect(error).toMatch(/^Upload to APP\/docs failed with status 403[^]*WRITE_KEY/);
    expect(error).not.toMatch(/^\s+at /m);
    expect(calls.filter(isMove)).toEqual([]);
    const nothing = await pushAlone([], NAMES);
    expect(nothing.code).toBe(0);
    expect(nothing.out).toContain('Nothing was sent.');
  });
});
