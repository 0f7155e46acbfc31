import { expect, test } from 'vitest';
import { openedText } from '../../../../components/open-report/openedText';
import type { ReportView } from '../../../../components/open-report/types';

test.each([0, 1, 22])('issue 21: %i findings are told in words that fit any number', (findings) => {
  const view = {
    build: { name: 'shop' },
    summary: { findings },
    empty: { none: [], off: [], unknown: [] },
  } as unknown as ReportView;
  expect(openedText(view, ({ en }) => en)).toBe(`The report of shop is open. Findings: ${findings}.`);
  expect(openedText(view, ({ zh }) => zh)).toContain(`${findings} 条`);
});
