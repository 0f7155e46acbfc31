import { describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../../packages/search/types';
import { firstState, searchReducer } from '../../../../theme/search/searchReducer';

const ANSWER: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};
const answered = searchReducer(firstState('one'), { type: 'answered', query: 'one', answer: ANSWER });

test('S4-21 a dialog opens empty, without a chosen row; blanks ask for nothing', () => {
  expect(firstState('')).toMatchObject({ phase: 'empty', active: undefined });
  expect(searchReducer(answered, { type: 'typed', query: '   ' })).toMatchObject({
    phase: 'empty',
    answer: undefined,
  });
});

test('the old answer stays while the next is on its way, and goes when the index failed', () => {
  const typed = searchReducer(answered, { type: 'typed', query: 'two' });
  expect(typed).toMatchObject({ phase: 'loading', answer: ANSWER, answered: 'one' });
  expect(searchReducer(typed, { type: 'failed', query: 'two' })).toMatchObject({
    phase: 'failed',
    answer: undefined,
  });
});

test('answers and failures of older queries change nothing', () => {
  const typed = searchReducer(answered, { type: 'typed', query: 'two' });
  expect(searchReducer(typed, { type: 'answered', query: 'one', answer: ANSWER })).toBe(typed);
  expect(searchReducer(typed, { type: 'failed', query: 'one' })).toBe(typed);
});

test('S2-100 the active row moves around both ends, and nowhere in an empty list', () => {
  const up = searchReducer(answered, { type: 'moved', by: -1, count: 3 });
  expect(up.active).toBe(2);
  expect(searchReducer(up, { type: 'moved', by: 1, count: 3 }).active).toBe(0);
  expect(searchReducer(answered, { type: 'moved', by: 1, count: 0 }).active).toBe(0);
});

test('S4-17 a reset asks again for what stands in the field', () => {
  expect(searchReducer(answered, { type: 'reset' })).toMatchObject({
    phase: 'loading',
    query: 'one',
    answer: undefined,
  });
  const empty = firstState('');
  expect(searchReducer(empty, { type: 'reset' })).toBe(empty);
});

describe('issue 20.4 the list keeps still under the pointer', () => {
  test('while the next letters are typed, the first row is the chosen one again: Enter opens the first', () => {
    const walked = searchReducer(answered, { type: 'pointed', active: 2 });
    expect(walked).toMatchObject({ active: 2, pointed: true });
    expect(searchReducer(walked, { type: 'typed', query: 'two' })).toMatchObject({
      active: 0,
      pointed: false,
      answer: ANSWER,
    });
  });

  test('the keys choose a row that must be scrolled to, the pointer one that is in sight', () => {
    const pointed = searchReducer(answered, { type: 'pointed', active: 1 });
    expect(searchReducer(pointed, { type: 'moved', by: 1, count: 3 })).toMatchObject({
      active: 2,
      pointed: false,
    });
  });
});
