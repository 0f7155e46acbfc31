import { expect, it } from 'vitest';
import { wrongTerms } from '../../../../plugins/checks/prose';
import { TERMS } from '../../../../site/terms';

const found = (text: string) => wrongTerms(text).map(({ wrong }) => wrong);

it('issue 19 each wording that the term list replaces is found, and no term is one of them', () => {
  const wordings = TERMS.flatMap(({ not = [] }) => not);
  expect(wordings.filter((wording) => !found(`本页写的是 ${wording} 这个词`).includes(wording))).toEqual([]);
  expect(TERMS.flatMap(({ zh }) => found(zh))).toEqual([]);
});

it.each([
  ['引用方引用了它，配置里有循环引用。', ['引用']],
  ['在 PROGRESS 和 agent-cli 里，合并请求（PR）按「选项」排列。', []],
  ['每个 PR 都有报告。', ['PR']],
])(
  'issue 19 our own terms, longer Latin words, English names in brackets and quotations are left alone: %s',
  (text, wrong) => {
    expect(found(text)).toEqual(wrong);
  },
);
