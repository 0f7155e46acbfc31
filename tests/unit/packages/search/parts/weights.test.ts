import { expect, test } from 'vitest';
import { countTerms } from '../../../../../packages/search/countTerms';
import { indexedSections } from '../../../../../packages/search/openIndex';
import {
  documentFrequencies,
  packFrequencies,
  readFrequency,
} from '../../../../../packages/search/parts/documentFrequencies';
import { weighPairs } from '../../../../../packages/search/parts/weighPairs';
import { weighWords } from '../../../../../packages/search/parts/weighWords';
import { tokenize } from '../../../../../packages/search/tokenize';
import { toSections } from '../../../../../packages/search/toSections';
import { INDEX_FACTS } from '../../../../../plugins/output/search-index/indexFacts';
import { smallIndex, smallPage } from '../smallSite';

const PAGES = [
  smallPage(0, 'en', 'Loader', 'A loader reads a file.', [['more', 'More of it', 'A plugin and a loader.']]),
  smallPage(1, 'en', 'Plugin hooks', 'Every plugin has hooks.', [['hooks', 'Hooks', 'A hook is a call.']]),
  smallPage(2, 'en', 'Sizes', 'A file has a size.', [['file', 'File', 'Loader, plugin, file.']]),
];

const SECTIONS = PAGES.flatMap(toSections);
const COUNTED = countTerms(indexedSections(SECTIONS, ''));

test('issue 6.2 a part is worth for a word what its best page would score for it', () => {
  const frequencies = documentFrequencies([COUNTED]);
  const weights = weighWords({
    counted: COUNTED,
    sections: SECTIONS,
    total: SECTIONS.length,
    frequencies,
    facts: INDEX_FACTS,
  });
  const whole = smallIndex(PAGES);
  for (const word of ['loader', 'plugin', 'file', 'hooks', 'sizes']) {
    const [best] = whole.find(word);
    const share = (weights.get(tokenize(word)[0]?.term ?? '') ?? 0) / (best?.score ?? 0);
    expect(Math.abs(share - 1), word).toBeLessThan(0.02);
  }
});

test('issue 6.2 counts of all parts come back within a twentieth', () => {
  const [one, two] = [documentFrequencies([COUNTED]), documentFrequencies([COUNTED, COUNTED])];
  expect(two.get('loader')).toEqual(one.get('loader')?.map((count) => 2 * count));
  const counts = [0, 1, 2, 3, 10, 99, 1234, 13_579];
  const [column = ''] = packFrequencies(counts.map((count) => [count]));
  counts.forEach((count, row) => {
    expect(Math.abs(readFrequency(column, row) - count)).toBeLessThanOrEqual(count / 20);
  });
});

test('a text that says a Chinese pair often is worth more for it, and folded letters are one', () => {
  const page = (text: string) => toSections(smallPage(0, 'zh', '页', text));
  const weights = weighPairs([...page('体积，体积'), ...page('體積'), ...page('大小')]);
  expect([...weights.keys()]).toEqual(['体积', '大小']);
  expect(weights.get('体积')).toBeGreaterThan(weights.get('大小') ?? 0);
});
