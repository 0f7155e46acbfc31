import { expect, it } from 'vitest';
import { wrongTerms } from '../../../../plugins/checks/prose';
import { TERMS } from '../../../../site/terms';

const found = (text: string) => wrongTerms(text).map(({ wrong }) => wrong);

it('issue 19 each wording that the term list replaces is found, and no term is one of them', () => {
  const wordings = TERMS.flatMap(({ not = [] }) => not);
  expect(wordings.filter((wording) => !found(`本页写的是 ${wording} 这个词`).includes(wording))).toEqual([]);
  expect(TERMS.flatMap(({ zh }) => found(zh))).toEqual([]);
});
