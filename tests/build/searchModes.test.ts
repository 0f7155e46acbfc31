import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../plugins/output/builtSite';
import { toRecords } from '../../plugins/output/searchRecords';
import { LANGS } from '../../site/languages';
import { ROUTES, localePath } from '../../site/routes';
import { OUT } from '../support/site';

const records = readBuiltSite(OUT).flatMap((page) => toRecords(page, 'https://rsdoctor.rs/'));

describe('search modes of the built site', () => {
  test('a site that searches locally carries nothing of the provider', () => {
    const files = readdirSync(path.join(OUT, 'static'), { recursive: true, encoding: 'utf8' });
    const holding = files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .filter((file) => readFileSync(path.join(OUT, 'static', file), 'utf8').includes('DocSearch-'));
    expect(files.length).toBeGreaterThan(10);
    expect(holding).toEqual([]);
  });

  test('S3-41 every route has records in both languages, with a section, and none is too long', () => {
    const pages = new Set(records.map(({ url }) => url.replace(/#.*/, '')));
    const missing = ROUTES.flatMap(({ path: route }) =>
      LANGS.map((lang) => `https://rsdoctor.rs${localePath(route, lang)}`),
    ).filter((url) => !pages.has(url));
    expect(missing).toEqual([]);
    expect(records.every(({ hierarchy }) => hierarchy.lvl0 && hierarchy.lvl1)).toBe(true);
    // The provider refuses longer ones.
    expect(Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))))).toBeLessThan(
      10_000,
    );
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  test('the sections of English pages are the entries of the bar', () => {
    const sections = new Set(
      records.filter(({ lang }) => lang === 'en').map(({ hierarchy }) => hierarchy.lvl0),
    );
    expect([...sections].sort()).toEqual(['Blog', 'Config', 'Diagnose', 'Guide', 'Rsdoctor']);
  });
});
