import { afterEach, describe, expect, test } from 'vitest';
import { readServeSettings } from '../../../../tools/server/readServeSettings';
import config from '../../../../rspress.config';
import { rawClient } from '../../../support/rawClient';
import { openSite, type OpenSite } from './openSite';

let site: OpenSite | undefined;
afterEach(() => site?.close());

/** Status of a page that is asked for by a name, as a browser would after a name was pointed at this machine. */
async function statusOf(Host: string, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const { allowedHosts } = readServeSettings(env);
  site?.close();
  site = await openSite({ 'index.html': 'home', '404.html': 'no' }, '/', { allowedHosts });
  return (await site.ask('/', { Host })).status;
}

describe('server/hosts', () => {
  test.each([
    'localhost',
    'localhost:4173',
    'LOCALHOST.',
    'docs.localhost:80',
    '127.0.0.1:4173',
    '192.168.1.7:4173',
    '[::1]:4173',
    '[fe80::1]',
    // A browser reads both as 127.0.0.1.
    '2130706433',
    '0x7f.1',
  ])('server/hosts %s is this machine', async (Host) => {
    expect(await statusOf(Host)).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'evil-localhost',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    'evil.example#.localhost',
    'evil.example/.localhost',
    'evil.example\\.localhost',
    '%6cocalhost',
    'localhost:99999',
    'a b',
    '.',
  ])('server/hosts %j is refused', async (Host) => {
    expect(await statusOf(Host)).toBe(403);
  });

  test('server/hosts HOST=0.0.0.0 answers addresses in numbers, and no name', async () => {
    expect(await statusOf('192.168.1.7:4173', { HOST: '0.0.0.0' })).toBe(200);
    expect(await statusOf('evil.example', { HOST: '0.0.0.0' })).toBe(403);
  });

  test('server/hosts the name it listens on, and those that are told, are answered', async () => {
    const env = { HOST: 'Desk.lan', ALLOWED_HOSTS: 'Docs.example, .preview.example' };
    for (const Host of [
      'desk.lan:1',
      'docs.example',
      'DOCS.example.',
      'preview.example',
      'a.b.preview.example',
    ])
      expect(await statusOf(Host, env), Host).toBe(200);
    for (const Host of ['x.docs.example', 'xpreview.example', 'lan', 'example', 'x.desk.lan'])
      expect(await statusOf(Host, env), Host).toBe(403);
  });

  test('server/hosts a refusal has nothing of the site, and names the setting', async () => {
    await statusOf('localhost');
    const reply = await site?.ask('/', { Host: 'evil.example' });
    expect(reply?.text).toBe('403 This server is not asked by that name; ALLOWED_HOSTS lists its names\n');
    expect(Object.keys(reply?.headers ?? {}).sort()).toEqual([
      'cache-control',
      'connection',
      'content-type',
      'date',
      'transfer-encoding',
    ]);
  });

  test('server/hosts a request without a name, and one behind another, is refused too', async () => {
    await statusOf('localhost');
    for (const request of ['GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.1\r\nHost:\r\n\r\n']) {
      const nameless = await rawClient(site?.port ?? 0, request);
      await nameless.closed;
      expect(nameless.text()).toMatch(/^HTTP\/1\.1 403 /);
    }
    const two = ['localhost', 'evil.example'].map((name) => `GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
    const ahead = await rawClient(site?.port ?? 0, two.join(''));
    await ahead.closed;
    expect(ahead.text().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 403']);
  });

  test.each([
    'https://docs.example',
    'docs.example:80',
    '*',
    '*.example',
    'docs.example/',
    'a b',
    '.',
    '[::1]',
  ])('server/hosts ALLOWED_HOSTS=%s is an error that says what to write', (ALLOWED_HOSTS) => {
    expect(() => readServeSettings({ ALLOWED_HOSTS })).toThrow(
      /ALLOWED_HOSTS has ".+"; write names without port such as docs\.example/,
    );
  });

  test('server/hosts the development server has a list; without one it answers every name', () => {
    expect(config.builderConfig?.server?.allowedHosts).toEqual([]);
  });
});
