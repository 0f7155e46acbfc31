import { expect, test } from 'vitest';
import { createTextScan } from '../../../../packages/search/createTextScan';
import { letterPlaces } from '../../../../packages/search/letterPlaces';
import { createTermScores } from '../../../../packages/search/createTermScores';
import { countTerms } from '../../../../packages/search/countTerms';
import { indexedSections } from '../../../../packages/search/openIndex';
import { toSections } from '../../../../packages/search/toSections';
import { smallPage } from './smallSite';

const TEXTS = ['打包体积，天天天天 build', '体积 is size', '𠮷野家的打包', 'no Chinese at all'];

const SECTIONS = TEXTS.map((text, id) => smallPage(id, 'zh', `Page ${id}`, text)).flatMap(toSections);

test('places of a letter are those where it stands, in order', () => {
  const text = TEXTS.join('\n');
  const placesOf = letterPlaces(text);
  for (const letter of ['打', '天', '积', '的', '無']) {
    const expected = [...text.matchAll(new RegExp(letter, 'g'))].map(({ index }) => index);
    expect([...placesOf(letter)], letter).toEqual(expected);
  }
  expect([...placesOf('𠮷')]).toEqual([text.indexOf('𠮷')]);
});

test('a pair is found in the texts that hold it, and counted as often as it stands there', () => {
  const { scores } = createTextScan(SECTIONS);
  expect([...scores('体积').keys()]).toEqual([0, 1]);
  expect([...scores('𠮷野').keys()]).toEqual([2]);
  expect(scores('打积').size).toBe(0);
  expect(scores('build').size).toBe(0);
  // 天天 stands twice in 天天天天. 包体 is in one text too, but once.
  const twice = scores('天天').get(0) ?? 0;
  expect(twice).toBeGreaterThan(scores('包体').get(0) ?? Infinity);
});

test('scores of a term are the same when they are asked for again', () => {
  const scores = createTermScores(countTerms(indexedSections(SECTIONS, '')), createTextScan(SECTIONS));
  const first = scores('size');
  expect([...first.keys()]).toEqual([1]);
  expect(scores('size')).toBe(first);
  const site = { sections: 1000, frequency: () => 1 };
  expect(scores('size', site).get(1)).toBeGreaterThan(first.get(1) ?? Infinity);
});
