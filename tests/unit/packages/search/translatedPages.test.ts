import { expect, test } from 'vitest';
import { answerQuery, type OpenIndex } from '../../../../packages/search';
import { smallIndex, smallPage } from './smallSite';

const EN = smallIndex([
  smallPage(0, 'en', 'Fluxes', 'What a flux is.', [
    ['brew', 'Brew a potion', 'Stir it twice, loader or not.'],
  ]),
  smallPage(1, 'en', 'Loader', 'Notes on the loader.', []),
  smallPage(2, 'en', 'Loaders again', 'More on the loader.', []),
  smallPage(3, 'en', 'Loaders once more', 'Even more on the loader.', []),
]);
const ZH = smallIndex([
  smallPage(0, 'zh', '焊剂', '焊剂是何物。', [['brew', '熬制药水', '搅拌两次，用不用 loader 都行。']]),
  smallPage(1, 'zh', 'loader', '关于 loader 的笔记。', []),
  smallPage(2, 'zh', '再谈 loader', '更多关于 loader 的事。', []),
  smallPage(3, 'zh', '三谈 loader', '还有关于 loader 的事。', []),
]);

async function rows(text: string, own: OpenIndex, openOther: () => Promise<OpenIndex | undefined>) {
  const { lists, otherLang } = await answerQuery({ text, limit: 7, own, openOther });
  const links = (lists[0]?.groups ?? []).flatMap((group) =>
    group.renderType === 'default' ? group.hits.map(({ link }) => link) : [],
  );
  return { links, otherLang };
}

test('issue 20 who asks in Chinese on English pages gets the English page that is its answer', async () => {
  const { links, otherLang } = await rows('用 loader 熬制药水', EN, async () => ZH);
  expect(links[0]).toBe('/guide/page-0#brew');
  expect(otherLang).toEqual([]);
});

test('issue 20 who asks in English on Chinese pages gets the Chinese page, where English covers more', async () => {
  const { links } = await rows('brew a potion with a loader', ZH, async () => EN);
  expect(links[0]).toBe('/zh/guide/page-0#brew');
});

test('issue 20 the other language is left alone where its own pages cover a query', async () => {
  let asked = 0;
  const count = async () => {
    asked += 1;
    return EN;
  };
  const { links } = await rows('loader', ZH, count);
  expect(links[0]).toBe('/zh/guide/page-1');
  expect(asked).toBe(0);
});

test('issue 20 a page that only the other language has is not made up', async () => {
  const more = smallIndex([
    smallPage(0, 'zh', '焊剂', '焊剂是何物。', []),
    smallPage(9, 'zh', '熬制药水', '搅拌两次。', []),
  ]);
  const { links, otherLang } = await rows('熬制药水', EN, async () => more);
  expect(links).toEqual([]);
  expect(otherLang.map(({ hits }) => hits[0]?.link)).toEqual(['/zh/guide/page-9']);
});
