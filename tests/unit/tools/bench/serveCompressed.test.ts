import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCompressed, type ServedSite } from '../../../../tools/bench/visit/serveCompressed';
import { askRaw } from '../../../support/askRaw';

let served: ServedSite;
let port = 0;
const outer = mkdtempSync(path.join(tmpdir(), 'outer-'));
beforeAll(async () => {
  const root = mkdtempSync(path.join(outer, 'site-'));
  writeFileSync(path.join(outer, 'secret.html'), 'secret');
  writeFileSync(path.join(root, 'index.html'), 'home');
  writeFileSync(path.join(root, 'page.html'), 'page');
  served = await serveCompressed(root);
  port = Number(new URL(served.url).port);
});
afterAll(async () => {
  await served.close();
  rmSync(outer, { recursive: true });
});

test.each(['/%', '//', '/..%2fsecret', '/..%2fsecret.html', '/nope'])(
  'the server of the bench has nothing at %s, and goes on',
  async (target) => {
    expect((await askRaw(port, target)).status).toBe(404);
    expect((await askRaw(port, '/page')).status).toBe(200);
    expect((await askRaw(port, '/')).headers).toMatchObject({ 'content-encoding': 'br' });
  },
);
