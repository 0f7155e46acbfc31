import { expect, test } from 'vitest';
import type { SearchAnswer } from '../../../../lib/search/types';
import { firstState, searchReducer } from '../../../../theme/search/dialog/searchReducer';

const ANSWER: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};
const answered = searchReducer(firstState('one'), { type: 'answered', query: 'one', answer: ANSWER });

test('S4-21 a dialog opens empty; blanks ask for nothing', () => {
  expect(firstState('').phase).toBe('empty');
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
