import { describe, expect, test } from 'vitest';
import {
  componentTexts,
  fragmentText,
  mayShowMore,
} from '../../../../../plugins/output/search-index/componentTexts';
import { insertTexts } from '../../../../../plugins/output/search-index';
import { parsePage } from '../../../../../packages/doc-checks/parsePage';
import { realPages } from '../../../../support/realPages';

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
  const projectRoot = `${import.meta.dirname}/../../../../..`;
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
  const projectRoot = `${import.meta.dirname}/../../../../..`;
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
  const projectRoot = `${import.meta.dirname}/../../../../..`;
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
