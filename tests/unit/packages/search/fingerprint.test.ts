import { expect, test } from 'vitest';
import {
  fingerprint,
  packFingerprints,
  spaceOf,
  unpackFingerprints,
} from '../../../../packages/search/fingerprint';
import { openQueryWords } from '../../../../packages/search/openQueryWords';
import { packQueryWords } from '../../../../packages/search/packQueryWords';
import QUERY_WORDS from '../../../../site/queryWords.json' with { type: 'json' };

const WORDS = Array.from({ length: 2000 }, (_, at) => `word${at * 7}`);

test('issue 20 numbers of words come back as they were packed', () => {
  const space = spaceOf(WORDS.length);
  const numbers = [...new Set(WORDS.map((word) => fingerprint(word, space)))].sort((a, b) => a - b);
  const packed = packFingerprints(numbers, space);
  expect(unpackFingerprints(packed)).toEqual(numbers);
  expect(unpackFingerprints(packFingerprints([0, 5, 4000], 5000))).toEqual([0, 5, 4000]);
  expect(unpackFingerprints(packFingerprints([], 1))).toEqual([]);
});

test('issue 20 words get numbers all over the space, also Chinese ones and such as differ in one letter', () => {
  const space = spaceOf(WORDS.length);
  for (const words of [WORDS, WORDS.map((_, at) => String.fromCharCode(0x4e00 + at, 0x5305))]) {
    const numbers = words.map((word) => fingerprint(word, space));
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < space)).toBe(true);
    const quarters = [0, 1, 2, 3].map(
      (quarter) => numbers.filter((number) => Math.floor((number * 4) / space) === quarter).length,
    );
    for (const count of quarters) expect(count).toBeGreaterThan(400);
    expect(new Set(numbers).size).toBeGreaterThan(1985);
  }
});

test('issue 20 readers get the vectors of words as they were learned, and hardly any of other words', () => {
  const { vectors } = openQueryWords(packQueryWords(QUERY_WORDS));
  const own = QUERY_WORDS.words.split(' ');
  const size = QUERY_WORDS.vectors.length / own.length;
  const isRight = (word: string, row: number): boolean =>
    vectors.terms.get(word) === QUERY_WORDS.vectors.slice(row * size, (row + 1) * size);
  expect(own.filter(isRight).length / own.length).toBeGreaterThan(0.997);
  const taken = WORDS.filter((word) => vectors.terms.get(word) !== undefined);
  expect(taken.length).toBeLessThan(10);
  expect(vectors.sections.join('')).toBe(QUERY_WORDS.sections);
});
