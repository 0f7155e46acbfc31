import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishInterface, publishReport, sampleFiles } from '../../plugins/output/reports/publishReport';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { EMPTY_REPORT } from '../../site/reportInterface';
import { placeOfShot } from '../../lib/text/shotRow';
import { PLACE_OF_RULE, reportAddress, startOf } from '../../site/reportPlaces';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { OUT, ROOT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

/** The level at which hosts compress pages. */
const HOST_LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

test.each([
  ...REPORT_NAMES.map((name) => [REPORT_DEMOS[name].page, () => publishReport(ROOT, name)] as const),
  [EMPTY_REPORT, () => publishInterface(ROOT)] as const,
])('published report %s is as it was put together, within its budget', (page, publish) => {
  const whole = readFileSync(`${OUT}${page}`);
  expect(whole.toString()).toBe(publish());
  expect(whole.length).toBeLessThan(3_200_000);
  expect(brotliCompressSync(whole, HOST_LEVEL).length).toBeLessThan(950_000);
  const head = whole.subarray(0, 20_000).toString();
  expect([...head.matchAll(/<(?:script|link)[^>]+(?:src|href)="(?!data:)[^"]+"/g)]).toEqual([]);
});

test('the folder of the reports holds them and nothing else', () => {
  const samples = REPORT_NAMES.flatMap((name) => [`${name}.html`, ...Object.keys(sampleFiles(ROOT, name))]);
  const expected = [...samples, EMPTY_REPORT].map((name) => path.basename(name));
  expect(readdirSync(`${OUT}/reports`).sort()).toEqual(expected.sort());
});

test('issue 18.3 pages lead into reports in their language, to places that the browser tests open', () => {
  const places = [
    ...(Object.keys(REPORT_SHOTS) as ShotName[]).map(placeOfShot),
    ...Object.values(PLACE_OF_RULE),
    ...REPORT_NAMES.map(startOf),
  ];
  let found = 0;
  const faults = SITE_PAGES.flatMap(({ url, lang }) => {
    const known = places.map((place) => reportAddress(place, lang));
    const links = readHtml(url).querySelectorAll('a[data-report]');
    found += links.length;
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    return hrefs.filter((href) => !known.includes(href)).map((href) => `${url}: ${href}`);
  });
  expect(found).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
