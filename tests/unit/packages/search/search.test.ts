import { describe, expect, test } from 'vitest';
import { openIndex, type IndexFile, type SearchHit } from '../../../../packages/search';
import { displayWidth } from '../../../../lib/text/strings';
import { INDEX_FIELDS } from '../../../../packages/search/openIndex';
import { SEARCH_FACTS } from '../../../../site/searchFacts';
import * as LIMITS from '../../../../site/limits';
import { ask, links, smallFile, smallIndex, smallPage } from './smallSite';

const en = smallIndex([
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
]);
const zh = smallIndex([
  smallPage(0, 'zh', '产物体积', '资源文件有多大。', [['read', '阅读矩形树图', '大的方块是大的文件。']]),
  smallPage(1, 'zh', '产物对比', '两次构建的差异。', [['json', '读取结果', '结果是 JSON。']]),
  smallPage(2, 'zh', '副作用', '只有副作用的导入。'),
]);

const marked = ({ type, title, header, statement, highlightInfoList }: SearchHit): string[] => {
  const text = { title, header, content: statement }[type];
  return highlightInfoList.map(({ start, length }) => text.slice(start, start + length));
};

describe('what finds what', () => {
  test.each([
    ['title before heading before text', 'treemap', ['page-0', 'page-1#map', 'page-2#native']],
    ['an option whole', 'enableNativePlugin', ['page-2#native']],
    ['an option by its end', 'nativeplugin', ['page-2#native']],
    ['an option while it is typed', 'enableN', ['page-2#native']],
    ['two letters swapped', 'enabelNativePlugin', ['page-2#native']],
    ['a piece of an identifier', 'dir report', ['page-2#dir']],
    ['the code of a rule', 'E1001', ['page-3#e1001']],
    ['the key of a rule', 'duplicate-package', ['page-3#e1001']],
    ['a letter lost', 'dupliate', ['page-3#e1001']],
    ['another ending', 'duplicated', ['page-3#e1001']],
    ['without the words of a question', 'how do I use the treemap', ['page-0', 'page-1#map']],
    ['nothing else than words of a question', 'what', ['page-1']],
    ['S5-5 no accents, case and width', 'ＥＣＬＡＩＲ', ['page-2#native']],
    ['traditional Chinese', '體積', ['page-0']],
    ['a Chinese question', '体积怎么看', ['page-0']],
    ['a part of a Chinese word', '作用', ['page-2']],
  ])('%s: %s', async (_, query, expected) => {
    const own = /\p{Script=Han}/u.test(query) ? zh : en;
    const found = (await links(query, own)).map((link) => link?.replace(/^.*\/guide\//, ''));
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  test('a heading that is the whole query comes first, also without the words of a question', async () => {
    const text = 'What a chunk is made of, and what it costs: a chunk, and again a chunk.';
    const index = smallIndex([
      smallPage(0, 'en', 'Terms', 'Words.', [
        ['graph', 'Chunk graph', text],
        ['chunk', 'Chunk', 'A file that the bundler writes.'],
      ]),
      smallPage(1, 'en', 'Loaders', 'They change modules.'),
    ]);
    for (const query of ['chunk', 'what is a chunk', '什么是chunk'])
      expect((await links(query, index))[0]).toBe('/guide/page-0#chunk');
    expect((await links('chunk graph', index))[0]).toBe('/guide/page-0#graph');
  });

  test('a section is found by its keywords, and its row says what it is', async () => {
    const pages = [smallPage(0, 'en', 'Turning it off', 'Take it out.'), smallPage(1, 'en', 'Ports', 'One.')];
    const index = openIndex(smallFile(pages, { 0: 'remove, uninstall' }), SEARCH_FACTS);
    expect((await ask('uninstall', index)).hits).toMatchObject([
      { type: 'title', title: 'Turning it off', highlightInfoList: [] },
    ]);
  });

  test('a page that covers little of the query stands behind an answer', async () => {
    const answer = smallPage(0, 'en', 'Purple elephants', 'They dance at midnight.');
    const weak = smallPage(1, 'en', 'Elephants', 'They eat grass.');
    const index = smallIndex([answer, weak, smallPage(2, 'en', 'Owls', 'They sleep.')]);
    expect(await links('purple elephants', index)).toEqual([answer.routePath, weak.routePath]);
  });
});

test('issue 16 search goes by what it is told of a site: wordings, codes, options and news', async () => {
  const at = (routePath: string, id: number, title: string, text: string) => ({
    ...smallPage(id, 'en', title, text, [['onward', `${title} next`, text]]),
    routePath,
  });
  const index = smallIndex(
    [
      at('/gazette/june', 0, 'News', 'A pony came to town.'),
      at('/guide/pony', 1, 'Feeding', 'A pony came to town.'),
      at('/guide/barn', 3, 'Where they sleep', 'Each barn has straw.'),
      at('/guide/riding', 4, 'Riding', 'The shoe of a horse.'),
      at('/guide/h7', 5, 'Iron', 'What a shoe is made of, and the shoe of yesterday.'),
      at('/guide/hay', 6, 'Hay next', 'Hay next to the door, hay next to the wall.'),
      at('/rooms/loft', 7, 'Hay', 'Where it lies.'),
    ],
    {
      synonyms: [
        ['barn', 'stable'],
        ['horse', '马', 'riding animal'],
      ],
      codes: [{ id: 'h7', names: ['H7', 'shoe'] }],
      options: /\/rooms\//,
      news: /\/gazette\//,
    },
  );
  expect((await links('hay next', index))[0]).toBe('/rooms/loft#onward');
  expect(await links('stable', index)).toEqual(['/guide/barn']);
  expect(await links('马', index)).toEqual(['/guide/riding']);
  expect((await links('riding animals', index))[0]).toBe('/guide/riding');
  expect((await links('shoe', index))[0]).toBe('/guide/h7');
  const ponies = await links('came to town pony', index);
  expect(ponies.indexOf('/guide/pony')).toBeLessThan(ponies.indexOf('/gazette/june'));
});

describe('answers', () => {
  test('S9-20 no more pages than asked for, seven on this site', async () => {
    expect(LIMITS.searchPages).toBe(7);
    const page = (_: unknown, id: number) => smallPage(id, 'en', `Page ${id}`, 'The same word.');
    expect((await ask('word', smallIndex(Array.from({ length: 12 }, page)))).groups).toHaveLength(7);
  });

  test('S2-104 S3-39 a hit is a title, a header or a content, with ranges in its own original text', async () => {
    const { hits } = await ask('treemap', en);
    expect(hits.map(({ type }) => type)).toEqual(['title', 'header', 'content']);
    expect(hits.map(marked)).toEqual([['Treemap'], ['treemap'], ['treemap']]);
  });

  test('few pages are filled up with good ones that only the other language has, many are not', async () => {
    const more = smallIndex([smallPage(9, 'zh', '断点续传', '网络断开后接着传。')]);
    expect((await ask('断点续传', en, more)).otherLang.map(({ lang }) => lang)).toEqual(['zh']);
    const broken = { ...more, findFuzzy: () => expect.unreachable() };
    expect((await ask('package sizes treemap', en, broken)).groups.length).toBeGreaterThan(2);
  });

  test('Chinese on English pages finds the pages of that name in English', async () => {
    const sideEffects = smallIndex([smallPage(2, 'en', 'Side effects', 'Imports for side effects alone.')]);
    const { groups, otherLang } = await ask('副作用', sideEffects, zh);
    expect(groups.map(({ group }) => group)).toEqual(['Side effects']);
    expect(otherLang).toEqual([]);
  });

  test('issue 18.7 issue 20.4 nothing found: near headings, none that only end alike, no news', async () => {
    expect(await ask('qwzxv plonk', en)).toMatchObject({ hits: [], nearHeadings: [] });
    const near = async (query: string, own = en) => {
      const { hits, nearHeadings } = await ask(query, own);
      return [hits, nearHeadings.map(({ link }) => link)];
    };
    expect(await near('trexmxp')).toEqual([[], ['/guide/page-0', '/guide/page-1#map']]);
    expect(await near('reprottdirr')).toEqual([[], ['/guide/page-2#dir']]);
    const news = {
      ...smallPage(1, 'en', 'Treemap 1.2', 'Text.'),
      routePath: '/blog/release/release-note-1_2',
    };
    const page = smallPage(2, 'en', 'Size', 'Text.', [['treemap', '`Treemap`', 'Boxes.']]);
    expect(await near('trexmxp', smallIndex([news, page]))).toEqual([[], ['/guide/page-2#treemap']]);
  });
});

describe('snippets', () => {
  const snippetOf = async (lang: 'en' | 'zh', text: string, query: string) => {
    const pages = [smallPage(0, lang, 'Page', text), smallPage(1, lang, 'B', 'C')];
    const { hits } = await ask(query, smallIndex(pages));
    return hits[0] ?? expect.unreachable();
  };
  const WIDTH = 100;

  test('S9-22 a snippet is about 100 wide, in the original letters, and says where text is left out', async () => {
    const hit = await snippetOf(
      'en',
      `${'Many words stand before it. '.repeat(20)}Here is the Éclair of the Matter. ${'And many stand behind. '.repeat(20)}`,
      'eclair matter',
    );
    expect(marked(hit)).toEqual(['Éclair', 'Matter']);
    expect(hit.statement).toMatch(/^….*[\p{L}\d]…$/u);
    expect(displayWidth(hit.statement)).toBeGreaterThan(WIDTH * 0.7);
    // The ellipses stand outside.
    expect(displayWidth(hit.statement)).toBeLessThanOrEqual(WIDTH + 2);
  });

  test('S9-23 a Chinese letter counts three: about 33 of them', async () => {
    const text = `${'前面有很多文字。'.repeat(40)}这里说产物体积有多大。${'后面还有很多文字。'.repeat(40)}`;
    const hit = await snippetOf('zh', text, '产物体积');
    expect(marked(hit)).toEqual(['产物体积']);
    expect([...hit.statement].length).toBeGreaterThan(22);
    expect([...hit.statement].length).toBeLessThanOrEqual(36);
  });
});

test('S3-38 the index has the fields of the specification', () => {
  expect(INDEX_FIELDS).toEqual(expect.arrayContaining(['normalizedTitle', 'headers', 'normalizedContent']));
});

test.each([[[]], [{}], [[{ title: 'a' }]], [null]])('the file %j without an index is refused', (file) => {
  expect(() => openIndex(file as unknown as IndexFile, SEARCH_FACTS)).toThrow('build the site again');
});
