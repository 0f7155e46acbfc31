import { expect, test } from 'vitest';
import { cutWordings } from '../../../../packages/search/cutWordings';
import { unpackWordings, packWordings } from '../../../../packages/search/packWordings';
import { SEARCH_WORDINGS } from '../../../../site/searchWordings';
import { PACKED_WORDINGS } from '../../../../theme/search/local/packedWordings';

test('issue 20 packed wordings are those of the site again', () => {
  const cut = cutWordings(SEARCH_WORDINGS);
  expect(cut.vocabulary.length).toBeGreaterThan(200);
  expect(unpackWordings(PACKED_WORDINGS)).toEqual(cut);
});

test('issue 20 pairs of a Chinese word are sent as the word, and others stay apart', () => {
  const wordings = {
    synonyms: [
      ['打包 包慢', 'slow build'],
      ['慢', '重复 依赖', 'loader 加载'],
    ],
    vocabulary: [],
    translations: [],
  };
  const packed = packWordings(wordings);
  expect(packed.synonyms).toBe('打包慢,slow build;慢,重复 依赖,loader 加载');
  expect(unpackWordings(packed)).toEqual(wordings);
});
