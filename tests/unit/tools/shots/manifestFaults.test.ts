import { expect, test } from 'vitest';
import type { ReportShotFact } from '../../../../site/reportShots';
import type { ReportViewFact } from '../../../../site/reportViews';
import { manifestFaults } from '../../../../tools/shots/pictures';

const view: ReportViewFact = { report: 'rspack-app', route: '#/overall', crop: 'body', marks: ['.a'] };
const text = (words: string) => ({ en: words, zh: words });
const shot: ReportShotFact = {
  report: 'rspack-app',
  alt: text('{files} files'),
  caption: text('a view'),
  marks: [text('part')],
};
const faults = (changed: Partial<ReportShotFact>) =>
  manifestFaults({ one: view }, { one: { ...shot, ...changed } }, { 'rspack-app': { files: '5' } });

test('picture manifest: texts, boxes, reports and numbers belong together', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ marks: [] })).toEqual(['site/shots: "one" has 0 texts for 1 boxes. Give each box one.']);
  expect(faults({ alt: text('{size}') })[0]).toContain(
    'report rspack-app has no number {size}. It has files.',
  );
  expect(faults({ report: 'bundle-diff' })[0]).toContain(
    'is about bundle-diff, the picture about rspack-app',
  );
});
