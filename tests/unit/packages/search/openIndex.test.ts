import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { describe, expect, test } from 'vitest';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { answerQuery } from '../../../../packages/search/answerQuery';
import { INDEX_FIELDS } from '../../../../packages/search/indexFields';
import { nearTerms } from '../../../../packages/search/nearTerms';
import { openIndex } from '../../../../packages/search/openIndex';
import * as LIMITS from '../../../../site/limits';
import { routes, smallFile, smallIndex, smallPage } from './smallSite';

const EN = [
  smallPage(0, 'en', 'Treemap', 'A picture of sizes.', [['colours', 'Colours', 'Each colour is a package.']]),
  smallPage(1, 'en', 'Sizes', 'What sizes mean.', [['map', 'Read the treemap', 'Big boxes are big files.']]),
  smallPage(2, 'en', 'Options', 'All of them.', [
    ['native', '`experiments.enableNativePlugin`', 'Éclair, on by default. Draws no treemap.'],
    ['dir', '`output.reportDir`', 'Where the report goes.'],
  ]),
  smallPage(3, 'en', 'Rules', 'All rules.', [
    ['e1001', 'E1001: duplicate packages', 'Two versions of a package.'],
    ['e1002', 'E1002: packages across chunks', 'A package that repeats E1001, E1001 and E1001.'],
  ]),
];
const ZH = [
  smallPage(0, 'zh', '产物体积', '资源文件有多大。', [['read', '阅读矩形树图', '大的方块是大的文件。']]),
  smallPage(1, 'zh', '产物对比', '两次构建的差异。', [['json', '读取结果', '结果是 JSON。']]),
];
const en = smallIndex(EN);
const zh = smallIndex(ZH);

describe('ranking', () => {
  test('title before heading before text', () => {
    expect(routes(en, 'treemap')).toEqual(['/guide/page-0', '/guide/page-1', '/guide/page-2']);
  });

  test('a page of the guide before news that say the same', () => {
    const page = smallPage(1, 'en', 'Treemap', 'Areas.');
    const news = { ...smallPage(0, 'en', 'Treemap', 'Areas.'), routePath: '/blog/release/release-note-0_1' };
    expect(routes(smallIndex([news, page]), 'treemap')).toEqual([page.routePath, news.routePath]);
  });

  test('a page that covers little of the query stands behind an answer, and is shown where there is none', () => {
    const answer = smallPage(0, 'en', 'Purple elephants', 'They dance at midnight.');
    const weak = smallPage(1, 'en', 'Elephants', 'They eat grass.');
    const other = smallPage(2, 'en', 'Owls', 'They sleep.');
    const query = 'purple elephants';
    expect(routes(smallIndex([answer, weak, other]), query)).toEqual([answer.routePath, weak.routePath]);
    expect(routes(smallIndex([weak, other]), query)).toEqual([weak.routePath]);
  });

  test.each([
    'enableNativePlugin',
    'nativeplugin',
    'native plugin',
    'plugin',
    'enableN',
    'enabelNativePlugin',
  ])('an option is found by %s, at its heading', (query) => {
    const [best] = en.find(query);
    expect(best?.sections[0]?.section.anchor).toBe('native');
  });

  test('words written apart find the identifier, in any order', () => {
    expect(routes(en, 'report dir')[0]).toBe('/guide/page-2');
    expect(routes(en, 'dir report')[0]).toBe('/guide/page-2');
  });

  test.each(['E1001', 'e1001', '1001', 'rule 1001', 'duplicate-package'])(
    '%s leads to the rule itself first',
    (query) => {
      expect(en.find(query)[0]?.sections[0]?.section.anchor).toBe('e1001');
    },
  );

  test.each(['duplciate', 'dupliate', 'packagse'])('a slip is forgiven: %s', (query) => {
    expect(routes(en, query)[0]).toBe('/guide/page-3');
  });

  test('stop words change nothing', () => {
    expect(routes(en, 'how do I use the treemap')).toEqual(routes(en, 'treemap'));
  });

  test.each(['产物体积', '體積', '体积怎么看', '产物体机'])(
    'Chinese is found in pairs of letters: %s',
    (query) => {
      expect(routes(zh, query)[0]).toBe('/zh/guide/page-0');
    },
  );

  test('S5-5 accents and case do not count', () => {
    expect(routes(en, 'ECLAIR')).toEqual(['/guide/page-2']);
  });
});

describe('answers', () => {
  const ask = (text: string, limit: number = LIMITS.searchPages) =>
    answerQuery({ text, limit, own: en, openOther: async () => zh });

  test('S9-20 no more pages than asked for, seven on this site', async () => {
    expect(LIMITS.searchPages).toBe(7);
    const many = smallIndex(
      Array.from({ length: 12 }, (_, id) => smallPage(id, 'en', `Page ${id}`, 'The same word.')),
    );
    const answer = await answerQuery({ text: 'word', limit: 7, own: many, openOther: async () => undefined });
    expect(answer.lists[0]?.groups).toHaveLength(7);
  });

  test('few pages are filled up with good ones that only the other language has, many are not', async () => {
    const more = smallIndex([...ZH, smallPage(9, 'zh', '断点续传', '网络断开后接着传。')]);
    const asked = { limit: LIMITS.searchPages, own: en, openOther: async () => more };
    const { otherLang } = await answerQuery({ text: '断点续传', ...asked });
    expect(otherLang.map(({ lang }) => lang)).toEqual(['zh']);
    expect((await ask('treemap')).otherLang).toEqual([]);
  });

  test('an index of the other language that cannot be had takes nothing from the answer', async () => {
    const broken = () => Promise.reject(new Error('gone'));
    const answer = await answerQuery({ text: 'eclair', limit: 7, own: en, openOther: broken });
    expect(answer.lists[0]?.groups).toHaveLength(1);
  });

  test('issue 18.7 nothing found: the nearest known terms, and none that only end alike', async () => {
    const answer = await ask('qwzxv plonk');
    expect(answer.lists[0]?.groups).toEqual([]);
    expect(answer.nearTerms).toEqual([]);
    expect(nearTerms('zzqqxy', ['Entry', 'Overlay', 'Glossary'])).toEqual([]);
    expect(en.near('treemaqqp').headings[0]).toMatchObject({ title: 'Treemap' });
  });

  test('equally near: pages of the guide are offered before news', () => {
    const page = smallPage(1, 'en', 'Treemap 2', 'Areas.');
    const news = {
      ...smallPage(0, 'en', 'Treemap 1', 'News.'),
      routePath: '/blog/release/release-note-0_1',
    };
    const { headings, terms } = smallIndex([news, page]).near('treemapp');
    expect(headings.map(({ title }) => title)).toEqual(['Treemap 2']);
    expect(terms).toEqual(['Treemap 1']);
  });

  test('S2-104 S3-39 a hit is a title, a header or a content, with ranges in its own original text', async () => {
    const { lists } = await ask('treemap');
    const hits = (lists[0]?.groups ?? []).flatMap((group) =>
      group.renderType === 'default' ? group.hits : [],
    );
    expect(hits.map(({ type }) => type)).toEqual(['title', 'header', 'content']);
    const marked = hits.map(({ type, title, header, statement, highlightInfoList: [range] }) => {
      const text = { title, header, content: statement }[type];
      return text.slice(range?.start, (range?.start ?? 0) + (range?.length ?? 0));
    });
    expect(marked).toEqual(['Treemap', 'treemap', 'treemap']);
  });
});

test('S3-38 the index has the fields of the specification', () => {
  expect(INDEX_FIELDS).toEqual(expect.arrayContaining(['normalizedTitle', 'headers', 'normalizedContent']));
});

test('a file without an index is refused with the way out', () => {
  expect(() => openIndex([], INDEX_FACTS)).toThrow('build the site again');
  expect(() => openIndex(JSON.parse('{}'), INDEX_FACTS)).toThrow('build the site again');
});

test('hostile queries: no exception, plain text, ranges inside their text, no time lost', async () => {
  const index = smallIndex(EN);
  const queries = hostileQueries(hostileCount(process.env));
  const started = performance.now();
  for (const query of queries) {
    const { lists } = await answerQuery({ text: query, limit: 7, own: index, openOther: async () => zh });
    for (const group of lists[0]?.groups ?? []) {
      for (const { type, title, header, statement, link, highlightInfoList } of group.renderType === 'default'
        ? group.hits
        : []) {
        expect(link).toMatch(/^\/guide\/page-\d(#[a-z\d]+)?$/);
        const text = { title, header, content: statement }[type];
        for (const { start, length } of highlightInfoList)
          expect(start + length).toBeLessThanOrEqual(text.length);
      }
    }
  }
  expect((performance.now() - started) / queries.length).toBeLessThan(50);
}, 120_000);

test('the index survives packing: the same file, opened twice, finds the same', () => {
  const again = openIndex(smallFile(EN), INDEX_FACTS);
  for (const query of ['treemap', 'package', 'report dir', 'sizes']) {
    expect(again.find(query).map(({ score }) => score)).toEqual(en.find(query).map(({ score }) => score));
  }
});
