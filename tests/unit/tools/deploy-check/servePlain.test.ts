import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from '../../../../tools/deploy-check/ask';
import { servePlain } from '../../../../tools/deploy-check/servePlain';
import { askRaw } from '../../../support/askRaw';

let root = '';
let server: Server;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'serve-plain-'));
  mkdirSync(path.join(root, 'guide'));
  for (const name of ['index.html', '404.html', 'a.html', 'guide/index.html'])
    writeFileSync(path.join(root, name), name);
  server = servePlain({ root, base: '/docs/' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/docs/', 200, 'index.html'],
  ['/docs/a', 200, 'a.html'],
  ['/docs/a?q=%', 200, 'a.html'],
  ['/docs/guide', 301, ''],
  ['/docs/nope', 404, '404.html'],
  ['/a', 404, ''],
  // What a link of a page may hold must not end the check.
  ['/docs/100%', 404, ''],
  ['/docs/%E0%A4%A', 404, ''],
  ['//', 404, ''],
  ['/docs/..%2f..%2fetc/passwd', 404, ''],
])('deploy-check/plain %s is answered with %i %s', async (target, status, text) => {
  expect(await askRaw((server.address() as AddressInfo).port, target)).toMatchObject({ status, text });
});

test('deploy-check/links an address that no browser reads is none that is asked', () => {
  const html = '<a href="/a">a</a><a href="https://[">b</a><img src="https://docs.example/c.png">';
  const at = 'http://127.0.0.1:1/';
  expect(addressesOf(html, at, 'https://docs.example')).toEqual([`${at}a`, `${at}c.png`]);
});
