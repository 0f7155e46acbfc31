import { expect, test, describe } from 'vitest';
import {
  mayShowMore,
  shownTexts,
  componentTexts,
  fragmentText,
} from '../../../../plugins/output/search-index/componentTexts';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import { REPORT_SHOTS } from '../../../../site/reportShots';
import { AIM_WORDS } from '../../../../site/words/aims';
import { OPTION_PURPOSES } from '../../../../site/words/options';
import { insertTexts } from '../../../../plugins/output/search-index';
import { realPages } from '../../../support/realPages';

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

test('a fragment gives its prose, cells and samples, without frontmatter and markup', () => {
  const text = fragmentText(
    '---\ntitle: x\n---\n\nSome **bold** `code`.\n\n| A | B |\n| - | - |\n| c | d |\n\n```js\nrun();\n```\n',
  );
  expect(text).toBe('Some bold code.\nA\nB\nc\nd\nrun();');
});

test('components give what they show, under the heading above them', () => {
  const source = [
    "import OptionsShared from '../../shared/options-shared.mdx';",
    '',
    '# Page {#page}',
    '',
    '## Install {#install}',
    '',
    '<PackageManagerTabs command="npm install -D thing" />',
    '',
    '## Rules {#rules}',
    '',
    '<RuleIndex />',
    '',
    '<OptionsShared />',
  ].join('\n');
  const file = { kind: 'page', lang: 'zh', file: 'docs/zh/config/options/options.mdx', key: 'x' } as const;
  const projectRoot = `${import.meta.dirname}/../../../..`;
  const { pages } = realPages();
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const texts = componentTexts(parsePage(file, source), { projectRoot, byFile });
  expect(texts[0]).toEqual({ section: 'install', text: 'npm install -D thing' });
  const rules = texts.filter(({ section }) => section === 'rules').map(({ text }) => text);
  expect(rules[0]).toMatch(
    /^E1001 duplicate-package: \p{Script=Han}|^E1001 duplicate-package: .*\p{Script=Han}/u,
  );
  expect(rules.join('\n')).toContain('RsdoctorRspackPlugin');
});

test('a fragment is searched with the page that shows it', () => {
  const projectRoot = `${import.meta.dirname}/../../../..`;
  const { pages } = realPages();
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const page = byFile.get('docs/en/guide/rules/e1001.mdx');
  const texts = page ? componentTexts(page, { projectRoot, byFile }) : [];
  const installs = texts.filter(({ text }) => text.includes('npm ci'));
  expect(installs.map(({ section }) => section)).toEqual(['sample']);
});

test('issue 21: the table of the aims is found by its options, its values and its words', () => {
  const file = { kind: 'page', lang: 'zh', file: 'docs/zh/config/builder.mdx', key: 'x' } as const;
  const source = '# Page {#page}\n\n## Aims {#aims}\n\n<AimTable />\n';
  expect(mayShowMore(source)).toBe(true);
  const [{ section, text } = { section: '', text: '' }] = componentTexts(parsePage(file, source), {
    projectRoot: '',
    byFile: new Map(),
  });
  expect(section).toBe('aims');
  for (const part of ['features: ["loader","plugins","resolver"]', 'noCode', '构建为什么慢'])
    expect(text).toContain(part);
});

test('a sample that stands in a file of its own is found too', () => {
  const projectRoot = `${import.meta.dirname}/../../../..`;
  const { pages } = realPages();
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const page = byFile.get('docs/en/guide/usage/resolver.mdx');
  const texts = page ? componentTexts(page, { projectRoot, byFile }) : [];
  expect(texts.map(({ text }) => text).join('\n')).toContain('RsdoctorRspackPlugin');
  const plain = pages.filter(({ lines }) => !mayShowMore(lines.join('\n')));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.flatMap((each) => componentTexts(each, { projectRoot, byFile }))).toEqual([]);
});

describe('texts go to the end of their section', () => {
  const toc = [
    { id: 'a', text: 'A', depth: 2, charIndex: 6 },
    { id: 'b', text: 'B', depth: 2, charIndex: 12 },
  ];
  const record = { content: 'intro\nA one\nB two', toc };

  test('and the headings behind it move', () => {
    const { content, toc: moved } = insertTexts(record, [{ section: 'a', text: 'more' }]);
    expect(content).toBe('intro\nA one\nmore\n\nB two');
    expect(moved.map(({ charIndex, text }) => content.slice(charIndex).startsWith(text))).toEqual([
      true,
      true,
    ]);
  });

  test('above the first heading too, and nothing changes without texts', () => {
    const { content, toc: moved } = insertTexts(record, [{ section: '', text: 'first' }]);
    expect(content).toBe('intro\nfirst\n\nA one\nB two');
    expect(content.slice(moved[0]?.charIndex)).toBe('A one\nB two');
    expect(insertTexts(record, [])).toEqual(record);
  });
});
