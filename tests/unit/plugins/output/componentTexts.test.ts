import { expect, test } from 'vitest';
import { mayShowMore, componentTexts } from '../../../../plugins/output/search-index/componentTexts';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import { REPORT_SHOTS } from '../../../../site/reportShots';
import { insertTexts } from '../../../../plugins/output/search-index';
import { realPages } from '../../../support/realPages';

const FILE = { kind: 'page', lang: 'zh', file: 'docs/zh/config/options/options.mdx', key: 'x' } as const;
const { pages } = realPages();
const sources = {
  projectRoot: `${import.meta.dirname}/../../../..`,
  byFile: new Map(pages.map((page) => [page.file, page])),
};

function textOf(lines: readonly string[]): string {
  const source = ['# T {#t}', '', '## Part {#part}', '', ...lines].join('\n');
  expect(mayShowMore(source)).toBe(true);
  const texts = componentTexts(parsePage(FILE, source), sources);
  return texts.map(({ section, text }) => `${section}: ${text}`).join('\n');
}

const textOfPage = (file: string) =>
  componentTexts(sources.byFile.get(file) ?? expect.unreachable(), sources);

test('issue 20 a picture gives its caption and its boxes, with the numbers of its report and without stars', () => {
  const text = textOf(['<ReportShot name="size-cards" />']);
  const { caption, marks } = REPORT_SHOTS['size-cards'];
  expect(text).toContain(`part: ${caption.zh}`);
  for (const mark of marks) expect(text).toContain(mark.zh.replaceAll('**', ''));
  expect(text).not.toMatch(/\{\w+\}/);
});

test.each([
  ['issue 20 the table of the options', '<OptionTable />', [/output\.reportDir: .*\p{Script=Han}/u]],
  [
    'issue 20 issue 21 the table of the aims',
    '<AimTable />',
    [/features: \["loader","plugins","resolver"\]/, /noCode/, /构建为什么慢/],
  ],
  ['the list of the rules', '<RuleIndex />', [/part: E1001 duplicate-package: .*\p{Script=Han}/u]],
  ['a command', '<PackageManagerTabs command="npm install -D thing" />', [/part: npm install -D thing/]],
  ['issue 20 code that begins with import', "Write `import 'y'` here.", [/part: import 'y'/]],
  ['a line of a diff that does', "```diff\n-import x from 'y';\n```", [/part: import x from 'y';/]],
])('%s is found', (_, source, expected) => {
  const text = textOf([source]);
  for (const part of expected) expect(text).toMatch(part);
});

test('a fragment is searched with the page that shows it, without frontmatter and markup', () => {
  const text = textOf(["import Shared from '../../shared/options-shared.mdx';", '', '<Shared />']);
  expect(text).toContain('RsdoctorRspackPlugin');
  expect(text).not.toMatch(/^---|\*\*/m);
  const installs = textOfPage('docs/en/guide/rules/e1001.mdx').filter((each) => each.text.includes('npm ci'));
  expect(installs.map(({ section }) => section)).toEqual(['sample']);
});

test('texts go to the end of their section, and the headings behind it move', () => {
  const toc = [
    { id: 'a', text: 'A', depth: 2, charIndex: 6 },
    { id: 'b', text: 'B', depth: 2, charIndex: 12 },
  ];
  const record = { content: 'intro\nA one\nB two', toc };
  const { content, toc: moved } = insertTexts(record, [
    { section: 'a', text: 'more' },
    { section: '', text: 'first' },
  ]);
  expect(content).toBe('intro\nfirst\n\nA one\nmore\n\nB two');
  expect(moved.map(({ charIndex }) => content.slice(charIndex, charIndex + 5))).toEqual(['A one', 'B two']);
  expect(insertTexts(record, [])).toEqual(record);
});
