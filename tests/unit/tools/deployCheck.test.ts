import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { markText } from '../../../plugins/hosting/outputFolder';
import { checkAddress } from '../../../tools/deployCheck';
import { listenLocally } from '../../../tools/server/httpServer';
import { createSiteServer } from '../../../tools/server/siteServer';

const page = (text: string): string =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head><body>${text}</body></html>`;

const out = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
afterAll(() => rmSync(out, { recursive: true }));
for (const [file, text] of Object.entries({
  '.rsdoctor-docs-output': markText('/docs/'),
  'sitemap.xml': '<loc>https://docs.example/docs/</loc>',
  'index.html': page('<a href="/docs/gone">Gone</a> <a href="https://elsewhere.example/">Else</a>'),
  'zh/index.html': page('中'),
  'reports/rspack-app.html': 'no sandbox',
  'static/js/a.0123456789.js': '',
  '404.html': page('Not found'),
})) {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
}

test('issue 17 a deployment is asked for its pages, what they link to, old addresses and what hosts must say', async () => {
  const { origin, close } = await listenLocally(createSiteServer(out, '/docs/'));
  const { problems } = await checkAddress(`${origin}/docs/`, out);
  await close();
  expect(problems).toContain(`${origin}/docs/gone: 404, linked from ${origin}/docs/`);
  expect(problems).toContain(`${origin}/docs/config/options/options-shared: 404`);
  expect(problems.filter((problem) => problem.startsWith('not so'))).toEqual([
    'not so: a report shows itself in a sandbox',
  ]);
});

test.each([
  ['http://127.0.0.1:9/docs/', 'none', /There is no built site in .*none\. Name the deployed one/],
  ['http://127.0.0.1:9/docs', '.', /does not answer: .* Start its server\.$/],
])('what cannot be asked says what to do: %s, %s', async (address, folder, message) => {
  await expect(checkAddress(address, path.join(out, folder))).rejects.toThrow(message);
});
