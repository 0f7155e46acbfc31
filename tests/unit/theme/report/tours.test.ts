import { expect, test, vi } from 'vitest';
import { LANGS } from '../../../../site/languages';
import { REPORT_NAMES } from '../../../../site/reportDemos';
import { REPORT_NUMBERS } from '../../../../site/reportNumbers';
import { REPORT_SHOTS } from '../../../../site/reportShots';
import { REPORT_TOURS } from '../../../../site/reportTours';
import { SHOT_FILES } from '../../../../site/shotFiles';
import { cropAround } from '../../../../theme/report/ReportTour';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const STEPS = REPORT_NAMES.flatMap((report) => REPORT_TOURS[report].map((step) => ({ report, ...step })));

test.each(STEPS)(
  'issue 18.3 tours: $shot, $frame: of its report, with numbers that there are, framed in both languages',
  (step) => {
    expect(REPORT_SHOTS[step.shot].view.report).toBe(step.report);
    for (const lang of LANGS) {
      const names = [...step.text[lang].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      for (const name of names) expect(Object.keys(REPORT_NUMBERS[step.report])).toContain(name);
      const file = SHOT_FILES[step.shot][lang];
      const frame = typeof step.frame === 'number' ? file.boxes[step.frame] : step.frame;
      if (!frame) throw new Error(`${step.shot} has no box ${step.frame}.`);
      const { picture, frame: at } = cropAround(frame, file);
      // The piece lies inside the picture, and the frame begins inside the piece.
      expect(Math.max(picture.left, picture.top)).toBeLessThanOrEqual(0);
      expect(picture.left + picture.width).toBeGreaterThanOrEqual(99.9);
      expect(Math.min(at.left, at.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(at.left, at.top)).toBeLessThan(90);
    }
  },
);
