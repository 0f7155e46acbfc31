import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { firstScripts } from '../support/firstScripts';
import { LANGS } from '../../site/languages';
import { SITE_PAGES } from '../support/sitePages';
import { OUT } from '../support/site';

const LARGEST = 125_000;
const file = (lang: string): string => {
  const name = readdirSync(`${OUT}/static`).find((each) => each.startsWith(`search_index.${lang}.`));
  return readFileSync(`${OUT}/static/${name}`, 'utf8');
};
const scripts = readdirSync(`${OUT}/static/js`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

describe.each(LANGS)('search index: %s', (lang) => {
  const records = JSON.parse(file(lang)) as Record<string, unknown>[];

  test('S3-35 S3-36 S3-37 each record has the fields of a search document', () => {
    expect(records).toHaveLength(
      SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home').length,
    );
    records.forEach((record, at) => {
      expect(record).toMatchObject({ id: at, domain: '', lang });
      for (const key of ['title', 'content', 'routePath'])
        expect(record[key], key).toEqual(expect.any(String));
      expect(record.toc).toEqual(expect.any(Array));
    });
  });

  test('the file is at most 125 kB brotli', () => {
    expect(brotliCompressSync(file(lang)).length).toBeLessThanOrEqual(LARGEST);
  });

  test('shared fragments are found: the options page holds their text', () => {
    const options = records.find(({ routePath }) => String(routePath).endsWith('/config/options/options'));
    expect(options?.content).toContain('RsdoctorRspackMultiplePlugin');
  });
});

test('the search of the host is in no script, and no page carries the index', () => {
  for (const name of scripts) {
    const text = readFileSync(`${OUT}/static/js/${name}`, 'utf8');
    expect(text.toLowerCase().includes('flexsearch'), name).toBe(false);
    expect(text.includes('"charIndex":'), name).toBe(false);
  }
});

test('the first load holds the button of the search and nothing more', () => {
  const loaded = firstScripts('guide/start/intro.html').map((name) => readFileSync(name, 'utf8'));
  expect(loaded.length).toBeGreaterThan(2);
  for (const text of loaded) {
    expect(text.includes('serializationVersion')).toBe(false);
    expect(text.includes('aria-activedescendant')).toBe(false);
  }
});
