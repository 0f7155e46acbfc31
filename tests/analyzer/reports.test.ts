/** @module-tag every-sample */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { publishReport } from '../../plugins/output/reports/publishReport';
import { makeReport, REPORTS } from '../../tools/reports/makeReport';
import { readBuilds } from '../../tools/reports/reportNumbers';
import { startBrowser } from '../../tools/shots/openReport';
import { differingPixels, SHOT_PLACES } from '../../tools/shots/pictures';
import { takeShot, takeShots } from '../../tools/shots/takeShots';
import { lasting } from '../support/workedBuilds';
import * as LIMITS from '../../site/limits';
import { REPORT_NAMES, type ReportName } from '../../site/reportDemos';
import { SHOT_FILES } from '../../site/shotFiles';

const work = mkdtempSync(path.join(tmpdir(), 'reports-test-'));
afterAll(() => rmSync(work, { recursive: true }));

const kept = (name: string) => readFileSync(path.join(REPORTS, `${name}.html`), 'utf8');

describe('live reports', () => {
  test.each(REPORT_NAMES)(
    '%s: a build of today gives the report that is kept, but for times',
    async (name) => {
      const [fresh, old] = await Promise.all(
        [await makeReport(name, work), kept(name)].map(async (scripts) =>
          (await readBuilds(scripts)).map(({ report }) => lasting(report)),
        ),
      );
      expect(fresh).toEqual(old);
    },
  );
});

describe('pictures', () => {
  test('one that is taken again differs by less than the tolerance, with its boxes where they were', async () => {
    const name = 'project-overall';
    const page = publishReport(SHOT_PLACES.root, 'rspack-app');
    const browser = await startBrowser();
    try {
      const { files, facts } = await takeShots(browser, name, { 'rspack-app': page } as Record<
        ReportName,
        string
      >);
      expect(facts).toEqual(SHOT_FILES[name]);
      for (const [file, content] of files) {
        if (!file.endsWith('.webp')) continue;
        const share = await differingPixels(readFileSync(path.join(SHOT_PLACES.pictures, file)), content);
        expect(share, file).toBeLessThan(LIMITS.shotDifference);
      }
    } finally {
      await browser.close();
    }
  });

  test('a report that does not open is named with language, theme and what to correct', async () => {
    const browser = await startBrowser();
    try {
      const shot = { name: 'treemap', lang: 'zh', theme: 'dark' } as const;
      await expect(takeShot(browser, '<body>empty</body>', shot, 1_000)).rejects.toThrow(
        /^site\/shots: "treemap" \(zh, dark\) cannot be taken: .+Correct its route, steps or selectors\.$/,
      );
    } finally {
      await browser.close();
    }
  });
});
