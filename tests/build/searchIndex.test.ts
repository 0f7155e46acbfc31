import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../plugins/output/builtSite';
import { toRecords } from '../../plugins/output/searchRecords';
import { LANGS } from '../../site/languages';
import { firstScripts } from '../support/firstScripts';
import { outputFiles, outputText } from '../support/outputText';
import { OUT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const LARGEST = 125_000;
const names = readdirSync(path.join(OUT, 'static')).filter((name) => name.startsWith('search_index'));

test('S7-14 one index per language, named by language and content hash', () => {
  expect(names.map((name) => name.replace(/[0-9a-f]{8}/, 'HASH')).sort()).toEqual(
    LANGS.map((lang) => `search_index.${lang}.HASH.json`),
  );
});

describe.each(LANGS)('search index: %s', (lang) => {
  const text = outputText(`static/${names.find((name) => name.startsWith(`search_index.${lang}.`))}`);
  const records = JSON.parse(text) as Record<string, unknown>[];

  test('S3-1..S3-7 S3-35 S3-36 S3-37 each page but home and 404 has a record with the fields of a search document', () => {
    const pages = SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home');
    expect(records.map(({ routePath }) => routePath).sort()).toEqual(pages.map(({ url }) => url).sort());
    records.forEach((record, at) => {
      expect(record).toMatchObject({ id: at, domain: '', lang });
      expect([record.title, record.content]).toEqual([expect.any(String), expect.any(String)]);
      expect(record.toc).toEqual(expect.any(Array));
    });
  });

  test('the file is at most 125 kB brotli', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(LARGEST);
  });
});

test('scripts and styles have nothing of the index, of the host’s search and of the provider', () => {
  const holding = outputFiles().filter(
    (file) =>
      /^static\/.*\.(?:js|css)$/.test(file) && /flexsearch|"charIndex":|DocSearch-/i.test(outputText(file)),
  );
  expect(holding).toEqual([]);
});

test('the first load holds the button of the search and nothing more', () => {
  for (const file of firstScripts('guide/start/intro.html'))
    expect(readFileSync(file, 'utf8')).not.toMatch(/serializationVersion|aria-activedescendant/);
});

test('S3-41 every page has records, with a section of the bar, and none is too long for the provider', () => {
  const records = readBuiltSite(OUT).flatMap((page) => toRecords(page, 'https://rsdoctor.rs/'));
  const pages = new Set(records.map(({ url_without_anchor: url }) => url.replace('https://rsdoctor.rs', '')));
  expect(SITE_PAGES.filter(({ url }) => !pages.has(url))).toEqual([]);
  expect(Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))))).toBeLessThan(
    10_000,
  );
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  const english = records.filter(({ lang }) => lang === 'en');
  expect([...new Set(english.map(({ hierarchy }) => hierarchy.lvl0))].sort()).toEqual([
    'Blog',
    'Config',
    'Diagnose',
    'Guide',
    'Rsdoctor',
  ]);
});
