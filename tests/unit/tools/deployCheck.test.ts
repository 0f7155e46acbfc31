import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { markText } from '../../../plugins/hosting/outputFolder';
import { checkAddress } from '../../../tools/deployCheck';
import { httpServer, listenLocally } from '../../../tools/server/httpServer';
import { createSiteServer } from '../../../tools/server/siteServer';

const page = (text: string): string =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head><body>${text}</body></html>`;

const out = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
afterAll(() => rmSync(out, { recursive: true }));
for (const [file, text] of Object.entries({
  '.rsdoctor-docs-output': markText('/docs/'),
  'sitemap.xml': '<loc>https://docs.example/docs/</loc><loc>https://docs.example/docs/guide/a</loc>',
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

test('issue 17 a deployment is asked for every page of its output, what they link to, old addresses and headers', async () => {
  const { origin, close } = await listenLocally(createSiteServer(out, '/docs/'));
  const { problems } = await checkAddress(`${origin}/docs/`, out);
  await close();
  for (const name of ['gone', 'gone.png'])
    expect(problems).toContain(`${origin}/docs/${name}: 404, linked from ${origin}/docs/`);
  expect(problems).toContain(`${origin}/docs/config/options/options-shared: 404`);
  expect(problems.filter((problem) => problem.startsWith('not so'))).toEqual([]);
});

test('issue 17 a host that sends a policy is held to every header', async () => {
  const weak = await listenLocally(
    httpServer((_, response) => {
      response.writeHead(200, { 'Content-Security-Policy': 'sandbox', 'Content-Type': 'text/html' }).end('');
    }),
  );
  const { problems } = await checkAddress(`${weak.origin}/docs/`, out);
  await weak.close();
  expect(problems.filter((problem) => problem.startsWith('not so'))).toHaveLength(10);
});

test('issue 17 what cannot be asked says what to do: no output, another base path, no answer', async () => {
  await expect(checkAddress('http://127.0.0.1:9/docs/', path.join(out, 'none'))).rejects.toThrow(
    /There is no built site in .*none\. Name the deployed one/,
  );
  await expect(checkAddress('http://127.0.0.1:9/', out)).rejects.toThrow('Build it with SITE_BASE=/,');
  await expect(checkAddress('http://127.0.0.1:9/docs', out)).rejects.toThrow(
    /does not answer: .* Start its server\.$/,
  );
});
