import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OUTPUT_MARK, markText } from '../../../../plugins/hosting/output-folder/builtBase';
import { checkAddress } from '../../../../tools/deploy-check/checkAddress';
import { servePlain } from '../../../../tools/deploy-check/servePlain';

const page = (text: string): string =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link rel="canonical" href="https://docs.example/docs/"></head><body>${text}</body></html>`;

let out = '';
let server: Server | undefined;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'check-address-'));
  mkdirSync(path.join(out, 'guide'));
  writeFileSync(path.join(out, OUTPUT_MARK), markText('/docs/'));
  writeFileSync(
    path.join(out, 'index.html'),
    page('<a href="/docs/guide/a">A</a><a href="/docs/gone">Gone</a>'),
  );
  writeFileSync(path.join(out, 'guide/a.html'), page('A'));
  writeFileSync(path.join(out, '404.html'), page('Not found'));
});
afterEach(async () => {
  rmSync(out, { recursive: true });
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function addressOf(started: Server): Promise<string> {
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/docs/`;
}

test('issue 17 a deployment that is up is asked for every page of its output, and for what they link to', async () => {
  const address = await addressOf(servePlain({ root: out, base: '/docs/' }));
  const { host, result } = await checkAddress(address, out);
  expect(host.name).toBe(`${address} (without headers)`);
  expect(result?.pages).toBe(2);
  expect(result?.faults).toContain(`${new URL('/docs/gone', address).href}: nothing answers`);
  expect(result?.faults.filter((fault) => fault.includes('guide/a'))).toEqual([]);
});

test('issue 17 a host that wants the ending of every page is one fault with a fix', async () => {
  const answer: RequestListener = ({ url }, response) => {
    response.writeHead(url === '/docs/' || url === '/docs/guide/a.html' ? 200 : 404).end(page(''));
  };
  const address = await addressOf(createServer(answer));
  await expect(checkAddress(address, out)).rejects.toThrow(
    `${address}guide/a.html is answered, and ${address}guide/a is not → let the host find page.html for /page`,
  );
});

test('issue 17 what cannot be asked says what to do: no output, another base path, no answer', async () => {
  await expect(checkAddress('http://127.0.0.1:9/docs/', path.join(out, 'none'))).rejects.toThrow(
    /There is no built site in .*none → name the folder/,
  );
  await expect(checkAddress('http://127.0.0.1:9/', out)).rejects.toThrow('build it with SITE_BASE=/');
  await expect(checkAddress('http://127.0.0.1:9/docs', out)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/docs\/ does not answer: .* → start its server$/,
  );
});
