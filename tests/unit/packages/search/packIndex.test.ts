import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { buildIndex, indexPages } from '../../../../packages/search/buildIndex';
import { INDEX_OPTIONS, TEXT_PLACE, toIndexed } from '../../../../packages/search/indexFields';
import { LARGEST_PACKED, packNumbers, unpackNumbers } from '../../../../packages/search/packNumbers';
import { unpackIndex } from '../../../../packages/search/packIndex';
import { PackedSearch } from '../../../../packages/search/PackedSearch';
import { toSections } from '../../../../packages/search/toSections';
import { smallPage } from './smallSite';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';

/** Texts that a plain cut at spaces would count otherwise. */
const PAGES = [
  smallPage(0, 'en', 'Bundle size', 'The bundle is large, and a bundle is bundled by the bundler.', [
    [
      'port',
      'Port',
      'server.port, --brief and v1.6.3 of @rsdoctor/rspack-plugin in rspack.config.mjs; E1004.',
    ],
    [
      'signs',
      'Signs',
      'Rsdoctor™ takes ℃ and ½, a naïve café, ＦＵＬＬ width, XMLHttpRequest, a\u0000b, _x_.',
    ],
    ['often', 'Often', 'size '.repeat(20)],
  ]),
  smallPage(1, 'zh', '产物体积', '用 Rspack 构建的 bundle 体积，與 webpack 相比 v2.0.1。', [
    ['mixed', '混排', 'loader耗时统计Loader 和 é组合e\u0301字'],
  ]),
];

/** Postings of every field, as MiniSearch reads them. */
const TEXTS = PAGES.flatMap(toSections).map(({ content }) => content);

test('issue 14.4 what a file leaves out of the index is counted again from its texts, to the last posting', () => {
  const whole = indexPages(PAGES, INDEX_FACTS);
  const { index } = buildIndex(PAGES, INDEX_FACTS);
  expect(index.fields).toHaveLength(whole.fields.length - 1);

  const counted = unpackIndex(index, TEXTS).postings;
  const place = whole.fields.length - 1;
  const { counts, gaps, often } = whole.fields[place] ?? { counts: '', gaps: '', often: '' };
  const [gapList, oftenList] = [unpackNumbers(gaps), unpackNumbers(often)];
  let at = 0;
  const sent = unpackNumbers(counts).map((size) => {
    let id = 0;
    const postings: [number, number][] = [];
    for (const end = at + size; at < end; at += 1)
      postings.push([(id += gapList[at] ?? 0), oftenList[at] ?? 0]);
    return postings;
  });
  expect(sent.flat().length).toBeGreaterThan(40);
  expect(counted.map(([, byField]) => [...(byField.get(place) ?? [])])).toEqual(sent);
});

test('issue 14.4 a section that says a word twenty times does not count it twenty times', () => {
  const { postings } = unpackIndex(buildIndex(PAGES, INDEX_FACTS).index, TEXTS);
  const [, byField] = postings.find(([term]) => term === 'size') ?? [];
  expect([...(byField?.get(TEXT_PLACE)?.values() ?? [])]).toEqual([9]);
});

test('issue 16 a packed index is the one that MiniSearch would load', () => {
  const unpacked = unpackIndex(buildIndex(PAGES, INDEX_FACTS).index, TEXTS);
  const packed = new PackedSearch(unpacked).toJSON();
  expect(packed.index.length).toBeGreaterThan(40);
  expect(new PackedSearch(unpacked).search('bundle')).toEqual(
    MiniSearch.loadJS(packed, INDEX_OPTIONS).search('bundle'),
  );

  const built = new MiniSearch(INDEX_OPTIONS);
  built.addAll(PAGES.flatMap(toSections).map((section, id) => toIndexed(section, id, INDEX_FACTS)));
  const { index, ...rest } = built.toJSON();
  const most = index.map(([term, byField]) => [
    term,
    JSON.parse(JSON.stringify(byField), (_, value) =>
      typeof value === 'number' ? Math.min(value, 9) : value,
    ),
  ]);
  expect(new Map(packed.index)).toEqual(new Map(most as typeof packed.index));
  expect({ ...packed, index: [] }).toMatchObject({ ...rest, index: [] });
});

test('numbers of an index become letters and numbers again; one that no letter holds is told', () => {
  const numbers = [0, 1, 56, 57, 58, LARGEST_PACKED];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(() => packNumbers([LARGEST_PACKED + 1])).toThrow(RangeError);
});
