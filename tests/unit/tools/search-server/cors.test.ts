import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSearchServer } from '../../../../tools/search-server/createSearchServer';
import { readOrigins } from '../../../../tools/search-server/readOrigins';
import { askRaw } from '../../../support/askRaw';

const index = { name: 'docs', siteUrl: 'https://rsdoctor.rs/', pages: [], records: [] };
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function open(setting?: string): Promise<number> {
  const own = createSearchServer([index], readOrigins(setting));
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return (own.address() as AddressInfo).port;
}
const ask = async (port: number, headers: Record<string, string>) => {
  const reply = await askRaw(port, '/search?keyword=a', headers);
  return [reply.status, reply.headers['access-control-allow-origin']];
};

const LOOPBACK = [
  'http://localhost',
  'http://localhost:4173',
  'https://localhost:8443',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
];

test.each(LOOPBACK)('by default a page of %s may ask', async (Origin) => {
  expect(await ask(await open(), { Origin })).toEqual([200, Origin]);
});

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil.example:4173',
  'http://127.0.0.1.evil.example',
  'http://localhost:4173.evil.example',
  'http://127.0.0.2',
  'http://localhost:4173/',
  'null',
  '',
])('by default a page of %j is refused before anything is searched', async (Origin) => {
  expect(await ask(await open(), { Origin })).toEqual([403, undefined]);
});

test('a picture or script address of another site is refused too; a tool without either header is not', async () => {
  const port = await open();
  expect(await ask(port, { 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, undefined]);
  expect(await ask(port, { 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, undefined]);
  expect(await ask(port, {})).toEqual([200, undefined]);
});

test('origins that are told may ask, and no others', async () => {
  const port = await open('https://docs.example, http://intranet:8080');
  for (const Origin of ['https://docs.example', 'http://intranet:8080']) {
    expect(await ask(port, { Origin, 'Sec-Fetch-Site': 'cross-site' })).toEqual([200, Origin]);
  }
  for (const Origin of ['http://docs.example', 'https://docs.example:444', 'http://localhost:4173']) {
    expect(await ask(port, { Origin })).toEqual([403, undefined]);
  }
});

test('a preflight answers as the request after it, and caches keep the answers apart', async () => {
  const port = await open();
  const preflight = (Origin: string) =>
    fetch(`http://127.0.0.1:${port}/search`, { method: 'OPTIONS', headers: { Origin } });
  const mine = await preflight('http://localhost:4173');
  expect([mine.status, mine.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:4173',
  ]);
  expect(mine.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS');
  expect(mine.headers.get('vary')).toContain('Origin');
  const other = await preflight('https://evil.example');
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test.each([
  '*',
  'docs.example',
  'https://docs.example/',
  'https://docs.example/x',
  'file://x',
  'https://*.example x',
])('SEARCH_SERVE_ORIGINS=%s is an error that says what to write', (setting) => {
  expect(() => readOrigins(setting)).toThrow('write origins such as https://docs.example');
});
