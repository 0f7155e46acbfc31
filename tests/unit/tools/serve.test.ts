import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenProblem } from '../../../tools/server/listenProblem';
import { readServeSettings } from '../../../tools/server/readServeSettings';

describe('serve/settings', () => {
  test('serve/settings defaults: doc_build on the loopback, port 4173; empty counts as unset', () => {
    const host = '127.0.0.1';
    const defaults = { root: path.resolve('doc_build'), base: '/', host, port: 4173, allowedHosts: [host] };
    expect(readServeSettings({})).toEqual(defaults);
    expect(
      readServeSettings({ PORT: '', HOST: '', SITE_ROOT: '', SITE_BASE: '', ALLOWED_HOSTS: '' }),
    ).toEqual(defaults);
  });

  test('serve/settings every variable is read', () => {
    const paths = { SITE_ROOT: 'other', SITE_BASE: '/docs/' };
    const env = { PORT: '80', HOST: '::1', ...paths, ALLOWED_HOSTS: 'docs.example' };
    expect(readServeSettings(env)).toEqual({
      root: path.resolve('other'),
      base: '/docs/',
      host: '::1',
      port: 80,
      allowedHosts: ['::1', 'docs.example'],
    });
  });

  test.each(['abc', '-1', '65536', '4173x', '1.5', '0x10', ' 80', '999999'])(
    'serve/settings PORT=%s is an error that says what to write',
    (PORT) => {
      expect(() => readServeSettings({ PORT })).toThrow(
        `PORT=${PORT} is not a port. Use a number from 0 to 65535: PORT=4173 npm start`,
      );
    },
  );

  test('serve/settings a wrong base path is an error', () => {
    expect(() => readServeSettings({ SITE_BASE: 'docs' })).toThrow('SITE_BASE=docs');
  });
});

test.each([
  ['EADDRINUSE', 4173, 'Port 4173 is already in use. Choose another one: PORT=4174 npm start'],
  ['EADDRINUSE', 65535, 'Port 65535 is already in use. Choose another one: PORT=65534 npm start'],
  ['EACCES', 80, 'Port 80 needs more rights than this user has. Choose another one: PORT=81 npm start'],
  ['ENOTFOUND', 80, 'Cannot listen on nowhere, port 80: no such host. Check HOST and PORT.'],
])('serve/listen %s on %i is explained in one line', (code, port, message) => {
  const error = Object.assign(new Error('no such host'), { code });
  expect(listenProblem(error, { host: 'nowhere', port })).toBe(message);
});

describe('serve/process', () => {
  let root: string;
  const started: ChildProcess[] = [];
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'serve-'));
    writeFileSync(path.join(root, 'index.html'), 'home');
  });
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });

  function start(env: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
      env: { ...process.env, PORT: '0', HOST: '', SITE_ROOT: root, SITE_BASE: '', ...env },
    });
    started.push(child);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const line = new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk))),
    );
    const end = new Promise<{ code: number | null; stderr: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, stderr }));
    });
    return { child, line, end };
  }

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'serve/process prints its address, serves, and stops on %s with code 0 in spite of open connections',
    async (signal) => {
      const { child, line, end } = start({ SITE_BASE: '/docs/' });
      const [, address = ''] = /^Site: (http:\/\/127\.0\.0\.1:\d+\/docs\/) /.exec(await line) ?? [];
      // `fetch` keeps its connection open.
      expect(await (await fetch(address)).text()).toBe('home');
      child.kill(signal);
      expect(await end).toEqual({ code: 0, stderr: '' });
    },
  );

  test('serve/process a taken port ends it with code 1 and one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).end;
    other.close();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start\n`,
    });
  });

  test.each([
    [
      { SITE_ROOT: 'no-such-folder' },
      'There is no built site in no-such-folder. Run `npm run build` first.\n',
    ],
    [{ PORT: 'x' }, 'PORT=x is not a port. Use a number from 0 to 65535: PORT=4173 npm start\n'],
  ])('serve/process %j ends it with code 1 and one line', async (env, stderr) => {
    expect(await start(env).end).toEqual({ code: 1, stderr });
  });
});
