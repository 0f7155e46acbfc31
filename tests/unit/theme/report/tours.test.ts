import { describe, expect, test, vi } from 'vitest';
import { LANGS } from '../../../../site/languages';
import { REPORT_NAMES } from '../../../../site/reportDemos';
import { REPORT_WIDTH } from '../../../../site/reportInterface';
import { REPORT_NUMBERS } from '../../../../site/reportNumbers';
import { REPORT_SHOTS } from '../../../../site/reportShots';
import { REPORT_TOURS } from '../../../../site/reportTours';
import { SHOT_FILES } from '../../../../site/shotFiles';
import { cropAround } from '../../../../theme/report/ReportTour';
import { fitInto } from '../../../../components/ui/report/ReportFrame';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const STEPS = REPORT_NAMES.flatMap((report) => REPORT_TOURS[report].map((step) => ({ report, ...step })));

describe('issue 18.3 tours', () => {
  test.each(STEPS)(
    '$shot, $frame: of its report, with numbers that there are, framed in both languages',
    (step) => {
      expect(REPORT_SHOTS[step.shot].view.report).toBe(step.report);
      for (const lang of LANGS) {
        const names = [...step.text[lang].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        for (const name of names) expect(Object.keys(REPORT_NUMBERS[step.report])).toContain(name);
        const file = SHOT_FILES[step.shot][lang];
        const frame = typeof step.frame === 'number' ? file.boxes[step.frame] : step.frame;
        expect(frame).toBeDefined();
        if (!frame) continue;
        const { picture, frame: at, ratio } = cropAround(frame, file);
        // The piece lies inside the picture, and the frame begins inside the piece.
        expect(picture.left).toBeLessThanOrEqual(0);
        expect(picture.left + picture.width).toBeGreaterThanOrEqual(99.9);
        expect(picture.top).toBeLessThanOrEqual(0);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left).toBeLessThan(90);
        expect(at.top).toBeLessThan(90);
        expect(ratio).toBeGreaterThan(0.9);
      }
    },
  );

  test('a small part stands in the middle of its piece, a large one begins in it', () => {
    const file = { width: 1500, height: 900 };
    // 1000 by 600 px of the report; the piece is 320 by 150 px.
    expect(cropAround({ left: 50, top: 50, width: 10, height: 5 }, file)).toEqual({
      picture: { left: -121.87, top: -160, width: 312.5 },
      frame: { left: 34.38, top: 40, width: 31.25, height: 20 },
      ratio: 320 / 150,
    });
    expect(cropAround({ left: 2, top: 10, width: 96, height: 80 }, file)).toEqual({
      picture: { left: 0, top: -12.5, width: 227.27 },
      frame: { left: 4.55, top: 6.25, width: 218.18, height: 150 },
      ratio: 440 / 320,
    });
  });
});

test('issue 18.3 a report is laid out at no less than its width, and scaled down to fit', () => {
  expect(fitInto({ width: 2000, height: 900 })).toEqual({ width: 2000, height: 900, scale: 1 });
  const narrow = fitInto({ width: REPORT_WIDTH / 4, height: 500 });
  expect(narrow).toEqual({ width: REPORT_WIDTH, height: 2000, scale: 0.25 });
  expect(REPORT_WIDTH).toBeGreaterThanOrEqual(1100);
});
