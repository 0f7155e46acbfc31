import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCommand } from '../../tools/buildCommand';
import { baseFaults } from '../support/baseFaults';
import { buildFixture } from '../support/buildFixture';
import { addressOf, fileOf } from '../support/outputText';
import { ROOT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const BASE = '/docs/';
/** Not that of the product, whose home page every page links to. */
const origin = 'https://fixture.example';

/** What is wrong with the pages of an output below the base path, and how many there are. */
function judge(out: string) {
  const files = new Set(
    readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/')),
  );
  const pages = [...files].filter((file) => file.endsWith('.html') && !file.startsWith('reports/'));
  const faults = baseFaults(out, {
    base: BASE,
    origin,
    pages: pages.map((file) => ({ file, url: addressOf(file) })),
    answers: (address) => fileOf(address, files) !== undefined,
  });
  return { count: pages.length, faults };
}

test('issue 7.6 below a base path every address on a page of a small site stays below, and a file answers it', async () => {
  const { count, faults } = judge(await buildFixture('base-site', 'BASE_SITE_OUT'));
  expect(count).toBe(8); // three pages and the 404 page, in two languages
  expect(faults).toEqual([]);
}, 120_000);

test('a Markdown picture has its size, its words and the base path', async () => {
  const out = await buildFixture('base-site', 'BASE_SITE_OUT');
  const html = readFileSync(path.join(out, 'guide/one.html'), 'utf8');
  const [picture = ''] = /<img[^>]*alt="A small site below a base path"[^>]*>/.exec(html) ?? [];
  expect(picture).toContain('src="/docs/light.svg"');
  expect(picture).toMatch(/width="[1-9]\d*"/);
  expect(picture).toMatch(/height="[1-9]\d*"/);
}, 120_000);

test(
  'issue 7.6 below a base path every address on every page of this site stays below, and a file answers it',
  { tags: ['second-build'], timeout: 240_000 },
  () => {
    const out = mkdtempSync(path.join(tmpdir(), 'site-base-'));
    try {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        SITE_BASE: BASE,
        SITE_ROOT: out,
        SITE_ORIGIN: origin,
      };
      const [program, ...args] = buildCommand();
      const { status, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env });
      expect(status, stderr).toBe(0);
      const { count, faults } = judge(out);
      expect(count).toBe(SITE_PAGES.length + 2);
      expect(faults).toEqual([]);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
);
