import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { countTerms } from '../../../../packages/search/countTerms';
import { createTermScores } from '../../../../packages/search/createTermScores';
import { createTextScan } from '../../../../packages/search/createTextScan';
import { FIELD_WEIGHTS, INDEX_FIELDS, isTextTerm, TEXT_PLACE } from '../../../../packages/search/indexFields';
import { indexedSections } from '../../../../packages/search/openIndex';
import { tokenize } from '../../../../packages/search/tokenize';
import { toSections } from '../../../../packages/search/toSections';
import { LANGS } from '../../../../site/languages';
import { smallPage } from './smallSite';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

/** Postings as MiniSearch writes them, where nothing counts more than nine times. */
const plain = (byField: ReadonlyMap<number, ReadonlyMap<number, number>>): unknown =>
  Object.fromEntries([...byField].map(([field, own]) => [field, Object.fromEntries(own)]));
const capped = (byField: unknown): unknown =>
  JSON.parse(JSON.stringify(byField), (_, value) => (typeof value === 'number' ? Math.min(value, 9) : value));

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

const PLAIN = [...SMALL, ...LARGE].flatMap(toSections);
const SECTIONS = indexedSections(PLAIN, ', size, 体积\nharbour, 港口');

/** The same index, made by MiniSearch. */
const REFERENCE = new MiniSearch({
  fields: [...INDEX_FIELDS],
  tokenize: (text, field) =>
    tokenize(text)
      .filter((token) => field !== INDEX_FIELDS[TEXT_PLACE] || isTextTerm(token))
      .map(({ term }) => term),
  processTerm: (term) => term,
});
REFERENCE.addAll(SECTIONS);

test('issue 14.4 terms are counted as MiniSearch counts them, to the last posting', () => {
  const { postings, lengths } = countTerms(SECTIONS);
  const { index, fieldLength } = REFERENCE.toJSON();
  expect(postings.size).toBeGreaterThan(500);
  expect(new Map([...postings].map(([term, byField]) => [term, plain(byField)]))).toEqual(
    // A term that stands twenty times in a section does not count twenty times.
    new Map(index.map(([term, byField]) => [term, capped(byField)])),
  );
  expect(lengths).toEqual(
    INDEX_FIELDS.map((_, field) => SECTIONS.map((__, id) => fieldLength[id]?.[field] ?? 0)),
  );
});

test('issue 20 a term scores what it scores in MiniSearch with the same weights', () => {
  const counted = countTerms(SECTIONS);
  const scores = createTermScores(counted, createTextScan(PLAIN));
  // Chinese is looked up in the texts as well, and what stands nine times or more counts no more.
  for (const [term, byField] of counted.postings) {
    const isCapped = [...byField.values()].some((own) => Math.max(...own.values()) === 9);
    if (isCapped || /\p{Script=Han}/u.test(term)) continue;
    const expected = REFERENCE.search(term, {
      ...{ tokenize: (text: string) => [text], processTerm: (text: string) => text },
      ...{ boost: FIELD_WEIGHTS, bm25: { k: 1.4, b: 0.65, d: 0.4 } },
    });
    const own = scores(term);
    expect(expected.length, term).toBe(own.size);
    for (const { id, score } of expected) expect(own.get(Number(id)), term).toBeCloseTo(score, 6);
  }
});

test('issue 14.4 a section that says a word twenty times does not count it twenty times', () => {
  const { postings } = countTerms(SECTIONS);
  expect(Math.max(...(postings.get('size')?.get(TEXT_PLACE)?.values() ?? []))).toBe(9);
});

test('issue 6.2 words of every sentence count only where a title or heading has them', () => {
  const { postings } = countTerms(SECTIONS);
  expect(postings.get('the')?.has(TEXT_PLACE)).toBe(false);
  expect(postings.get('loader')?.has(TEXT_PLACE)).toBe(true);
});
