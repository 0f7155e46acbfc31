import { expect, test } from 'vitest';
import { partFiles } from '../../../../../plugins/output/search-index/partFiles';
import { smallFile, smallPage } from '../../../packages/search/smallSite';

const part = (text: string) => smallFile([smallPage(0, 'en', 'Title', text)]);
const names = (version: string, ...texts: string[]) =>
  partFiles(texts.map(part), { lang: 'en', version }).map(({ name }) => name);

test('issue 6.2 parts are named beside the index of their language and version, by number and content', () => {
  expect(names('', 'a', 'b')).toEqual([
    expect.stringMatching(/^search_index\.en\.part-1\.[0-9a-f]{8}\.json$/),
    expect.stringMatching(/^search_index\.en\.part-2\.[0-9a-f]{8}\.json$/),
  ]);
  expect(names('v1.2', 'a')[0]).toMatch(/^search_index\.v1_2\.en\.part-1\./);
  expect(names('', 'a')).toEqual(names('', 'a'));
  expect(names('', 'a')).not.toEqual(names('', 'b'));
});
