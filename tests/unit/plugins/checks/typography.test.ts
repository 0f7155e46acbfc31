import { describe, expect, it } from 'vitest';
import { checkTypography, wrongTerms } from '../../../../plugins/checks/typography';
import { TERMS } from '../../../../site/terms';
import { fixture, places } from './fixture';

describe('typography gate', () => {
  it('half-width marks beside Chinese; versions, times, names and code are free', async () => {
    expect(places(await checkTypography(fixture('half-width-punctuation')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/half-width',
      'docs/zh/guide/page.mdx:7 typography/half-width',
      'docs/zh/guide/page.mdx:9 typography/half-width',
      'docs/zh/guide/page.mdx:9 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
    ]);
  });

  it('no space beside Latin, code, bold and links', async () => {
    expect(places(await checkTypography(fixture('latin-space')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:13 typography/space',
    ]);
  });

  it('spaces and line breaks beside full-width marks', async () => {
    expect(places(await checkTypography(fixture('wide-space')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/wide-space',
      'docs/zh/guide/page.mdx:7 typography/wide-space',
      'docs/zh/guide/page.mdx:9 typography/line-break',
      'docs/zh/guide/page.mdx:10 typography/line-break',
    ]);
  });

  it('您, other quotation marks, words outside the term list, Chinese marks in English', async () => {
    expect(places(await checkTypography(fixture('chinese-words')))).toEqual([
      'docs/en/guide/page.mdx:7 typography/english',
      'docs/zh/guide/page.mdx:2 typography/term',
      'docs/zh/guide/page.mdx:7 typography/quotes',
      'docs/zh/guide/page.mdx:7 typography/quotes',
      'docs/zh/guide/page.mdx:7 typography/address',
      'docs/zh/guide/page.mdx:9 typography/term',
    ]);
  });
});

const WORDINGS = TERMS.flatMap(({ not = [] }) => not);
const found = (text: string) => wrongTerms(text).map(({ wrong }) => wrong);

describe('wordings that the term list replaces', () => {
  it.each(WORDINGS)('issue 19 finds %s in a sentence, with its place', (wording) => {
    const text = `本页写的是 ${wording} 这个词`;
    expect(wrongTerms(text)).toContainEqual(expect.objectContaining({ wrong: wording, index: 6 }));
  });

  it('finds every place, and says what to write', () => {
    expect(wrongTerms('引入一次，再引入一次。')).toEqual([
      { index: 0, wrong: '引入', zh: '导入', en: 'import' },
      { index: 6, wrong: '引入', zh: '导入', en: 'import' },
    ]);
  });

  it('leaves our own terms alone that contain such a wording, but not what stands beside them', () => {
    expect(found('引用方导入了它，配置里有循环引用。')).toEqual([]);
    expect(found('引用方引用了它。')).toEqual(['引用']);
  });

  it('leaves Latin words alone that contain such a wording, English names in brackets, and quotations', () => {
    expect(found('在 PROGRESS 和 agent-cli 里，合并请求（PR）按「选项」排列。')).toEqual([]);
    expect(found('每个 PR 都有报告。')).toEqual(['PR']);
  });

  it('no term is one of its own wrong wordings', () => {
    expect(TERMS.flatMap(({ zh }) => found(zh))).toEqual([]);
  });
});
