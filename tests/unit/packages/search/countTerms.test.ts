import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { CountedSearch } from '../../../../packages/search/CountedSearch';
import { countTerms } from '../../../../packages/search/countTerms';
import { INDEX_OPTIONS, TEXT_PLACE } from '../../../../packages/search/indexFields';
import { indexedSections } from '../../../../packages/search/openIndex';
import { toSections } from '../../../../packages/search/toSections';
import { LANGS } from '../../../../site/languages';
import { smallPage } from './smallSite';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

/** Texts that a plain cut at spaces would count otherwise. */
const SMALL = [
  smallPage(0, 'en', 'Bundle size', 'The bundle is large, and a bundle is bundled by the bundler.', [
    [
      'port',
      'Port of `server.port`',
      'server.port, --brief and v1.6.3 of @rsdoctor/rspack-plugin in rspack.config.mjs; E1004.',
    ],
    [
      'signs',
      'Signs: ｆｕｌｌ．ｗｉｄｔｈ, l’été and ½',
      'Rsdoctor™ takes ℃ and ½, a naïve café, ＦＵＬＬ width, XMLHttpRequest, a\u0000b, _x_, a．b, c…d, e‥f.',
    ],
    ['path', 'a/b/c/d/e/f/g/h.ts', '--flag=value “quoted” 中文English中文 \u{1F600} \uD800 Straße İstanbul'],
    ['often', 'Often', 'size '.repeat(20)],
    ['none', 'What is the', ''],
  ]),
  smallPage(1, 'zh', '产物体积', '用 Rspack 构建的 bundle 体积，與 webpack 相比 v2.0.1。', [
    ['mixed', '混排loader耗時', 'loader耗时统计Loader 和 é组合e\u0301字，“loader”—loader·loader'],
  ]),
];

/** Real pages, with their markup. */
const LARGE = ['guide/start/quick-start.mdx', 'config/options/options.mdx'].flatMap((page, at) =>
  LANGS.map((lang) => smallPage(at, lang, page, readFileSync(path.join(DOCS, lang, page), 'utf8'))),
);

const SECTIONS = indexedSections([...SMALL, ...LARGE].flatMap(toSections), ', size, 体积\nharbour, 港口');

test('issue 14.4 terms are counted as MiniSearch counts them, to the last posting', () => {
  const counted = new CountedSearch(countTerms(SECTIONS)).toJSON();
  const built = new MiniSearch(INDEX_OPTIONS);
  built.addAll(SECTIONS);
  const { index, ...rest } = built.toJSON();
  // A term that stands twenty times in a section does not count twenty times.
  const most = index.map(([term, byField]) => [
    term,
    JSON.parse(JSON.stringify(byField), (_, value) =>
      typeof value === 'number' ? Math.min(value, 9) : value,
    ),
  ]);
  expect(most.length).toBeGreaterThan(500);
  expect(new Map(counted.index)).toEqual(new Map(most as typeof counted.index));
  expect({ ...counted, index: [] }).toMatchObject({ ...rest, index: [] });
});

test('issue 14.4 a section that says a word twenty times does not count it twenty times', () => {
  const { postings } = countTerms(SECTIONS);
  expect(Math.max(...(postings.get('size')?.get(TEXT_PLACE)?.values() ?? []))).toBe(9);
});

test('issue 16 an index with counted terms finds what one finds that MiniSearch loads', () => {
  const counted = new CountedSearch(countTerms(SECTIONS));
  const loaded = MiniSearch.loadJS(counted.toJSON(), INDEX_OPTIONS);
  expect(counted.search('bundle').length).toBeGreaterThan(1);
  expect(counted.search('bundle')).toEqual(loaded.search('bundle'));
});

test('issue 6.2 words of every sentence count only where a title or heading has them', () => {
  const { postings } = countTerms(SECTIONS);
  expect(postings.get('the')?.has(TEXT_PLACE)).toBe(false);
  expect(postings.get('loader')?.has(TEXT_PLACE)).toBe(true);
});
