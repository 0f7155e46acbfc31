import { expect, test } from 'vitest';
import { mayShowMore, shownTexts } from '../../../../../plugins/output/search-index/componentTexts';
import { parsePage } from '../../../../../packages/doc-checks/parsePage';
import { REPORT_SHOTS } from '../../../../../site/reportShots';
import { AIM_WORDS } from '../../../../../site/words/aims';
import { OPTION_PURPOSES } from '../../../../../site/words/options';

const FILE = { kind: 'page', lang: 'zh', file: 'docs/zh/guide/start/x.mdx', key: 'x' } as const;

const textOf = (lines: readonly string[]): string => {
  const source = lines.join('\n');
  expect(mayShowMore(source)).toBe(true);
  return shownTexts(parsePage(FILE, source))
    .map(({ section, text }) => `${section}: ${text}`)
    .join('\n');
};

test('issue 20 a picture gives its caption and its boxes, with the numbers of its report', () => {
  const text = textOf(['# T {#t}', '', '## Sizes {#sizes}', '', '<ReportShot name="size-cards" />']);
  const { caption, marks } = REPORT_SHOTS['size-cards'];
  expect(text).toContain(`sizes: ${caption.zh}`);
  // A reader does not see the stars of bold words.
  for (const mark of marks) expect(text).toContain(mark.zh.replaceAll('**', ''));
  expect(text).not.toMatch(/\{\w+\}/);
});

test('issue 20 tables of options and of aims give what they say of each', () => {
  expect(textOf(['# T {#t}', '', '<OptionTable />'])).toContain(
    `output.reportDir: ${OPTION_PURPOSES['output.reportDir'].zh}`,
  );
  expect(textOf(['# T {#t}', '', '<AimTable />'])).toContain(AIM_WORDS['slow-build'].zh);
});

test('issue 20 code that begins with import, which the host takes for an import of the page', () => {
  const text = textOf([
    '# T {#t}',
    '',
    '## Fix {#fix}',
    '',
    "Write `import * as x from 'y'` here.",
    '',
    '```diff',
    "-import x from 'y';",
    "+import { x } from 'y';",
    '```',
  ]);
  expect(text).toContain("fix: import * as x from 'y'");
  expect(text).toContain("fix: import x from 'y';");
  expect(text).toContain("fix: import { x } from 'y';");
});

test('a component that shows nothing of the facts gives nothing', () => {
  expect(
    shownTexts(parsePage(FILE, '# T {#t}\n\n<ReportShot name="no-such-picture" />\n\n<Badge />')),
  ).toEqual(expect.not.arrayContaining([expect.objectContaining({ text: expect.stringMatching(/\S/) })]));
});
