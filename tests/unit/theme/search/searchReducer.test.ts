import { describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../../packages/search/types';
import { firstState, searchReducer, type SearchStep } from '../../../../theme/search/dialog/searchReducer';

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

describe('issue 6.2 first results and better ones', () => {
  const group = (title: string) => ({
    lists: [{ index: '', label: title, current: true, groups: [] }],
    otherLang: [],
    nearTerms: [],
  });
  const [early, better] = [{ ...group('early'), more: async () => group('better') }, group('better')];
  const first = searchReducer(firstState('one'), { type: 'answered', query: 'one', answer: early });
  const refine = { type: 'refined', query: 'one', answer: better } as const;

  test('the better ones take the place of the first', () => {
    expect(first).toMatchObject({ phase: 'answered', answer: early, refining: true });
    expect(searchReducer(first, refine)).toMatchObject({ answer: better, refining: false, active: 0 });
  });

  test.each<[string, SearchStep]>([
    ['moved in', { type: 'moved', by: 1, count: 3 }],
    ['pointed into', { type: 'pointed', active: 0 }],
    ['scrolled', { type: 'touched' }],
    ['seen in another tab', { type: 'tab', tab: 0 }],
  ])('a list that somebody has %s does not change beneath them', (_, step) => {
    const walked = searchReducer(first, step);
    expect(searchReducer(walked, refine)).toEqual({ ...walked, refining: false });
  });

  test('better ones of an older query, or none, change nothing that is shown', () => {
    const typed = searchReducer(first, { type: 'typed', query: 'two' });
    expect(searchReducer(typed, refine)).toBe(typed);
    const again = searchReducer(typed, { type: 'typed', query: 'one' });
    expect(searchReducer(again, refine)).toBe(again);
    expect(searchReducer(first, { ...refine, answer: undefined })).toEqual({ ...first, refining: false });
  });

  test('the next query begins with an untouched list', () => {
    const walked = searchReducer(first, { type: 'touched' });
    const typed = searchReducer(walked, { type: 'typed', query: 'two' });
    expect(searchReducer(typed, { type: 'answered', query: 'two', answer: early }).walked).toBe(false);
  });
});

describe('issue 20.4 the list keeps still under the pointer', () => {
  const next: SearchStep = { type: 'answered', query: 'two', answer: { ...ANSWER, nearTerms: ['next'] } };

  test('while the next letters are typed, the first row is the chosen one again: Enter opens the first', () => {
    const walked = searchReducer(answered, { type: 'pointed', active: 2 });
    expect(walked).toMatchObject({ active: 2, pointed: true });
    expect(searchReducer(walked, { type: 'typed', query: 'two' })).toMatchObject({
      active: 0,
      walked: false,
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

  test('an answer that comes during a press waits for its end', () => {
    const typed = searchReducer(answered, { type: 'typed', query: 'two' });
    const pressed = searchReducer(typed, { type: 'pressed' });
    const waiting = searchReducer(pressed, next);
    expect(waiting).toMatchObject({ answer: ANSWER, answered: 'one', phase: 'loading' });
    expect(searchReducer(waiting, { type: 'released' })).toMatchObject({
      answer: next.answer,
      answered: 'two',
      pressed: false,
      late: undefined,
    });
    expect(searchReducer(answered, { type: 'released' })).toBe(answered);
  });

  test('an answer that waits goes with its query, and is the better one if that has come too', () => {
    const typed = searchReducer(answered, { type: 'typed', query: 'two' });
    const early: SearchStep = { ...next, answer: { ...ANSWER, more: async () => ANSWER } };
    const waiting = searchReducer(searchReducer(typed, { type: 'pressed' }), early);
    const better = { ...ANSWER, nearTerms: ['better'] };
    const refined = searchReducer(waiting, { type: 'refined', query: 'two', answer: better });
    expect(searchReducer(refined, { type: 'released' })).toMatchObject({ answer: better, refining: false });
    const none = searchReducer(waiting, { type: 'refined', query: 'two', answer: undefined });
    expect(searchReducer(none, { type: 'released' })).toMatchObject({ answer: ANSWER, refining: false });
    const other = searchReducer(waiting, { type: 'typed', query: 'three' });
    expect(searchReducer(other, { type: 'released' })).toMatchObject({ phase: 'loading', answered: 'one' });
  });
});
