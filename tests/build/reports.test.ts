import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publishInterface, publishReport, sampleFiles } from '../../plugins/output/reports/publishReport';
import * as LIMITS from '../../site/limits';
import { LANGS, type Lang } from '../../site/languages';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { EMPTY_REPORT } from '../../site/reportInterface';
import { placeOfShot } from '../../lib/text/shotRow';
import { PLACE_OF_RULE, reportAddress, startOf } from '../../site/reportPlaces';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { OUT, ROOT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const PAGES = [
  ...REPORT_NAMES.map((name) => [REPORT_DEMOS[name].page, () => publishReport(ROOT, name)] as const),
  [EMPTY_REPORT, () => publishInterface(ROOT)] as const,
];

describe.each(PAGES)('published report %s', (page, published) => {
  const file = `${OUT}${page}`;

  test('is in the output as it was put together', () => {
    expect(readFileSync(file, 'utf8')).toBe(published());
  });

  test('stands there compressed as well, within its budget', () => {
    const whole = readFileSync(file);
    expect(whole.length).toBeLessThan(LIMITS.reportBytes.html);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(LIMITS.reportBytes.br);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(whole)).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(whole)).toBe(true);
  });
});

test('the folder of the reports holds them and nothing else', () => {
  expect(existsSync(`${OUT}/reports`)).toBe(true);
  const names = REPORT_NAMES.flatMap((name) => [
    `reports/${name}.html`,
    ...Object.keys(sampleFiles(ROOT, name)),
  ]);
  const expected = [...names, EMPTY_REPORT.slice(1)].flatMap((name) =>
    ['', '.br', '.gz'].map((end) => path.basename(name) + end),
  );
  expect(readdirSync(`${OUT}/reports`).sort()).toEqual(expected.sort());
});

/** Links into live reports that the browser tests open, one after another. */
const opened = (lang: Lang): Set<string> =>
  new Set(
    [
      ...(Object.keys(REPORT_SHOTS) as ShotName[]).map(placeOfShot),
      ...Object.values(PLACE_OF_RULE),
      ...REPORT_NAMES.map(startOf),
    ].map((place) => reportAddress(place, lang)),
  );

test.each(LANGS)(
  'issue 18.3 pages (%s) lead into reports in their language, to places that are opened',
  (lang) => {
    const links = SITE_PAGES.filter((page) => page.lang === lang).flatMap(({ url }) =>
      readHtml(url)
        .querySelectorAll('a[data-report]')
        .map((link) => link.getAttribute('href') ?? ''),
    );
    expect(links.length).toBeGreaterThan(0);
    const known = opened(lang);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  },
);
