import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publishReport } from '../../plugins/output/reports/publishReport';
import { sampleFiles } from '../../plugins/output/reports/sampleFiles';
import * as LIMITS from '../../site/limits';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { OUT, ROOT } from '../support/site';

describe.each(REPORT_NAMES)('published report %s', (name) => {
  const file = `${OUT}${REPORT_DEMOS[name].page}`;

  test('is in the output as it was put together', () => {
    expect(readFileSync(file, 'utf8')).toBe(publishReport(ROOT, name));
  });

  test('stands there compressed as well, within its budget', () => {
    const page = readFileSync(file);
    expect(page.length).toBeLessThan(LIMITS.reportBytes.html);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(LIMITS.reportBytes.br);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(page)).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(page)).toBe(true);
  });
});

test('the folder of the reports holds them and nothing else', () => {
  expect(existsSync(`${OUT}/reports`)).toBe(true);
  const names = REPORT_NAMES.flatMap((name) => [
    `reports/${name}.html`,
    ...Object.keys(sampleFiles(ROOT, name)),
  ]);
  const expected = names.flatMap((name) => ['', '.br', '.gz'].map((end) => path.basename(name) + end));
  expect(readdirSync(`${OUT}/reports`).sort()).toEqual(expected.sort());
});
