import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gradeAnswer } from '../../../../../tools/bench/search/graded/gradeAnswer';
import { estimate, gradedMeasures } from '../../../../../tools/bench/search/graded/gradedMeasures';
import { PROJECT } from '../../../../../tools/bench/project';
import { SEARCH_PARTS, withNumbers } from '../../../../../tools/bench/search/graded/searchParts';

const QUERY = {
  kind: 'question',
  query: 'how',
  grades: new Map([
    ['/a#x', 3],
    ['/a', 1],
    ['/b', 2],
  ]),
};

test('issue 20 a page is worth the best of its sections, the first row only itself', () => {
  expect(gradeAnswer(QUERY, [['/a', '/a#x'], ['/b']])).toMatchObject({ rank: 1, ndcg: 1, firstRow: false });
  expect(gradeAnswer(QUERY, [['/a#x'], ['/b']])).toMatchObject({ rank: 1, ndcg: 1, firstRow: true });
});

test('issue 20 what comes late is worth less, and nothing is worth nothing', () => {
  const late = gradeAnswer(QUERY, [['/c'], ['/b'], ['/a#x']]);
  expect(late).toMatchObject({ rank: 2, firstRow: false });
  expect(late.ndcg).toBeGreaterThan(0);
  expect(late.ndcg).toBeLessThan(1);
  expect(gradeAnswer(QUERY, [])).toMatchObject({ rank: 0, ndcg: 0, firstRow: false });
});

test('issue 20 nonsense counts for silence alone', () => {
  const nonsense = { kind: 'nonsense', query: 'bees', grades: new Map<string, number>() };
  const answers = [gradeAnswer(QUERY, [['/b']]), gradeAnswer(nonsense, []), gradeAnswer(nonsense, [['/a']])];
  const { count, silent, nonsense: asked, measures } = gradedMeasures(answers);
  expect({ count, silent, asked }).toEqual({ count: 1, silent: 1, asked: 2 });
  expect(measures['success@1'].mean).toBe(1);
});

test('issue 20 an interval holds the mean and is the same each time', () => {
  const values = Array.from({ length: 100 }, (_, at) => Number(at % 10 !== 0));
  const { mean, low, high } = estimate(values);
  expect(mean).toBeCloseTo(0.9);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(estimate(values)).toEqual({ mean, low, high });
});

test('issue 20 a part that was switched off is on again, even after an error', async () => {
  const { numbers = [] } = SEARCH_PARTS.find(({ name }) => name === 'runs of words as typed') ?? {};
  const [[values, key] = [{}, '']] = numbers;
  const before: unknown = Reflect.get(values, key);
  await expect(
    withNumbers(numbers, async () => {
      expect(Reflect.get(values, key)).toBe(0);
      throw new Error('no index');
    }),
  ).rejects.toThrow('no index');
  expect(Reflect.get(values, key)).toBe(before);
});

test('issue 20 every file that stands for a part of the engine is there', () => {
  const files = SEARCH_PARTS.flatMap((part) => part.files);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
});
