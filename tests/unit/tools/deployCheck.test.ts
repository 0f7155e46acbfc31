import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markText } from '../../../plugins/hosting/output-folder/builtBase';
import { checkAddress, plainServer, renderDeployments } from '../../../tools/deploy-check/deployments';
import { httpServer, listenLocally, type LocalServer } from '../../../tools/server/httpServer';
import { askRaw } from '../../support/askRaw';

const page = (text: string): string =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link rel="canonical" href="https://docs.example/docs/"></head><body>${text}</body></html>`;

let out = '';
let server: LocalServer;
beforeEach(async () => {
  out = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  for (const [file, text] of Object.entries({
    '.rsdoctor-docs-output': markText('/docs/'),
    'index.html': page(
      '<a href="/docs/guide/a">A</a> <a href="/docs/gone">Gone</a> <img src="https://docs.example/docs/gone.png"> <a href="https://elsewhere.example/">Else</a>',
    ),
    'guide/a.html': page('A'),
    'zh/index.html': page('中'),
    'reports/rspack-app.html': 'page.stop()',
    'static/js/a.0123456789.js': '',
    '404.html': page('Not found'),
  })) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  server = await listenLocally(plainServer(out, '/docs/'));
});
afterEach(async () => {
  await server.close();
  rmSync(out, { recursive: true });
});

test.each([
  ['/docs/guide/a?q=%', 200],
  ['/docs/guide', 301],
  ['/docs/nope', 404],
  ['/guide/a', 404],
  ['/docs/100%', 404],
  ['/docs/..%2f..%2fetc/passwd', 404],
])('GitHub Pages answers %s with %i', async (target, status) => {
  expect((await askRaw(server.port, target)).status).toBe(status);
});

test('issue 17 a deployment is asked for every page of its output, what they link to, redirects and headers', async () => {
  const address = `${server.origin}/docs/`;
  const deployment = await checkAddress(address, out);
  const { result } = deployment;
  expect(result?.pages).toBe(3);
  const links = result?.problems.filter((problem) => problem.includes('linked from')).sort();
  expect(links).toEqual([
    `${address}gone.png: 404, linked from ${address}`,
    `${address}gone: 404, linked from ${address}`,
  ]);
  const moved = '/docs/config/options/options-shared: 404  does not lead to /docs/config/options/options';
  expect(result?.problems).toContain(moved);
  expect(result?.problems.filter((problem) => problem.startsWith('not so'))).toEqual([]);
  const [first] = renderDeployments([deployment]).split('\n');
  expect(first).toMatch(/^http.* \(without headers\): 3 pages, \d+ addresses, \d+ problems$/);
});

test('issue 17 a host that sends a policy is held to every header', async () => {
  const weak = await listenLocally(
    httpServer((_, response) => {
      response.writeHead(200, { 'Content-Security-Policy': 'sandbox', 'Content-Type': 'text/html' }).end('');
    }),
  );
  const { result } = await checkAddress(`${weak.origin}/docs/`, out);
  await weak.close();
  expect(result?.problems.filter((problem) => problem.startsWith('not so'))).toHaveLength(10);
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
