import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { ROOT, readHtml } from '../support/site';

const indexNames = (out: string) =>
  readdirSync(`${out}/static`)
    .filter((name) => name.startsWith('search_index'))
    .map((name) => name.replace(/\.[0-9a-f]{8}\.json$/, ''))
    .sort();

test('S3-15 S3-17 S7-15 with versions, each version and language has its index', async () => {
  const out = await buildFixture('versioned-site', 'VERSIONED_SITE_OUT');
  expect(indexNames(out)).toEqual([
    'search_index.v1.en',
    'search_index.v1.zh',
    'search_index.v2.en',
    'search_index.v2.zh',
  ]);
  expect(readHtml('/guide/page', out).querySelector('header')?.text).toContain('v1');
}, 120_000);

const again = { tags: ['second-build'], timeout: 120_000 };
test('S3-17 search that is not versioned has one index per language', again, async () => {
  const out = await buildFixture('versioned-site', 'VERSIONED_SITE_OUT', { SEARCH_VERSIONED: 'false' });
  expect(indexNames(out)).toEqual(['search_index.en', 'search_index.zh']);
});

test('S1-6 S3-15 the site itself has no versions', () => {
  expect(readFileSync(`${ROOT}/rspress.config.ts`, 'utf8')).not.toContain('multiVersion');
});
