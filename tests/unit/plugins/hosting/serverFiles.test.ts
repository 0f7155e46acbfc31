import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headScripts } from '../../../../plugins/hosting/head-scripts';
import { pluginHosting } from '../../../../plugins/hosting/server-files';
import { LANGS } from '../../../../site/languages';
import { REDIRECTS } from '../../../../site/redirects';
import { localePath } from '../../../../site/routes';
import { readSettings } from '../../../../site/settings';

const PAGES = ['index', '404', 'zh/index', 'zh/404'].map((page) => `${page}.html`);

/** Pages of old addresses that are no page of today. */
const OLD = REDIRECTS.flatMap(({ from }) =>
  LANGS.map((lang) => `${localePath(from, lang).slice(1)}.html`),
).filter((file) => !PAGES.includes(file));

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hosting-files-'));
  mkdirSync(path.join(root, 'doc_build/zh'), { recursive: true });
  for (const page of PAGES)
    writeFileSync(path.join(root, 'doc_build', page), '<html><head></head><body></body></html>');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Everything in the output after the plugin has written for a deployment. */
async function filesOf(env: Record<string, string>): Promise<string[]> {
  await pluginHosting(root, readSettings(env)).afterBuild?.({}, true);
  return readdirSync(path.join(root, 'doc_build'), { recursive: true, encoding: 'utf8' });
}

test('issue 15 D1: SITE_REDIRECT_PAGES writes a page for every old address, in folders that no page has', async () => {
  const files = await filesOf({ SITE_REDIRECT_PAGES: 'true', SITE_BASE: '/docs/' });
  expect(OLD.length).toBeGreaterThan(1);
  expect(files).toEqual(expect.arrayContaining(OLD));
  for (const file of OLD)
    expect(readFileSync(path.join(root, 'doc_build', file), 'utf8')).toContain('http-equiv="refresh"');
  expect(files.filter((file) => file.endsWith('.draft'))).toEqual([]);
});

test('issue 15 D1: without the setting there is none of them', async () => {
  const files = await filesOf({});
  expect(OLD.filter((file) => files.includes(file))).toEqual([]);
});

const withScript = (text: string) => `<html><head><script>${text}</script></head><body></body></html>`;

test('issue 15 D3: an inline script that is not known stops the build, with the name of its page', async () => {
  writeFileSync(path.join(root, 'doc_build/zh/index.html'), withScript('document.title = "x"'));
  await expect(filesOf({})).rejects.toThrow('zh/index.html: an inline script is not known');
});

test('issue 15 D3: the scripts of every page are known, below a base path too', async () => {
  for (const script of headScripts('/docs/', 'auto')) {
    writeFileSync(path.join(root, 'doc_build/index.html'), withScript(script));
    await filesOf({ SITE_BASE: '/docs/' });
    expect(readFileSync(path.join(root, 'doc_build/index.html'), 'utf8')).toMatch(
      /script-src 'self' 'sha256-/,
    );
  }
});
