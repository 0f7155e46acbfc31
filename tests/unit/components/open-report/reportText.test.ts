import { expect, test } from 'vitest';
import { faultText, openedText } from '../../../../components/open-report/reportText';
import type { ReportView } from '../../../../components/open-report/types';
import { READ_LIMITS } from '../../../../packages/report';
import { LANGS } from '../../../../site/languages';
import { REPORT_FAULT_WORDS } from '../../../../site/words/reportView';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../support/site';

const FAULTS = Object.keys(REPORT_FAULT_WORDS) as readonly (keyof typeof REPORT_FAULT_WORDS)[];

test.each(LANGS)('issue 21: every fault has a sentence without gaps, and says where it is: %s', (lang) => {
  for (const fault of FAULTS) {
    const text = faultText({ fault, place: '<b>a.json</b>' }, (words) => words[lang]);
    expect(text).toContain('(<b>a.json</b>)');
    expect(text).not.toMatch(/[{}]/);
  }
});

test.each(LANGS)(
  'issue 21: the limit that is said is the one that is kept, in the box and on the page: %s',
  (lang) => {
    const limit = `${READ_LIMITS.bytes / 1_000_000} MB`;
    expect(faultText({ fault: 'tooLarge', place: '' }, (words) => words[lang])).toContain(limit);
    expect(readFileSync(path.join(ROOT, `docs/${lang}/guide/start/open-report.mdx`), 'utf8')).toContain(
      limit,
    );
  },
);

test.each([0, 1, 22])('issue 21: %i findings are told in words that fit any number', (findings) => {
  const view = {
    build: { name: 'shop' },
    summary: { findings },
    empty: { none: [], off: [], unknown: [] },
  } as unknown as ReportView;
  expect(openedText(view, ({ en }) => en)).toBe(`The report of shop is open. Findings: ${findings}.`);
  expect(openedText(view, ({ zh }) => zh)).toContain(`${findings} 条`);
});
