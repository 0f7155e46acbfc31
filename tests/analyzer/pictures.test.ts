import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishReport } from '../../plugins/output/reports/publishReport';
import * as LIMITS from '../../site/limits';
import type { ReportName } from '../../site/reportDemos';
import { SHOT_FILES } from '../../site/shotFiles';
import { startBrowser } from '../../tools/shots/openReport';
import { differingPixels, SHOT_PLACES } from '../../tools/shots/pictures';
import { takeShots } from '../../tools/shots/takeShots';

test(
  'a picture that is taken again differs by less than the tolerance, with its boxes where they were',
  { tags: ['every-sample'] },
  async () => {
    const name = 'project-overall';
    const pages = { 'rspack-app': publishReport(SHOT_PLACES.root, 'rspack-app') };
    const browser = await startBrowser();
    try {
      const { files, facts } = await takeShots(browser, name, pages as Record<ReportName, string>);
      expect(facts).toEqual(SHOT_FILES[name]);
      const pictures = [...files].filter(([file]) => file.endsWith('.webp'));
      expect(pictures).not.toEqual([]);
      for (const [file, content] of pictures) {
        const share = await differingPixels(readFileSync(path.join(SHOT_PLACES.pictures, file)), content);
        expect(share, file).toBeLessThan(LIMITS.shotDifference);
      }
    } finally {
      await browser.close();
    }
  },
);
