import { expect, test } from 'vitest';
import { answerQuery } from '../../../../packages/search/answerQuery';
import { smallIndex, smallPage } from './smallSite';

const EN = smallIndex([
  smallPage(0, 'en', 'Treemap', 'Each rectangle of the treemap is a file.'),
  smallPage(1, 'en', 'Wood', 'Planks of oak and of beech.'),
  ...Array.from({ length: 9 }, (_, at) => smallPage(at + 2, 'en', `Page ${at}`, 'Words of the kind.')),
]);
const ZH = smallIndex([
  smallPage(30, 'zh', '产物体积', '矩形的大小是产物体积。'),
  smallPage(31, 'zh', '木头', '橡木和山毛榉。'),
]);

const ask = async (text: string, own = EN, other = own === EN ? ZH : EN) => {
  const { lists, otherLang, partial } = await answerQuery({
    text,
    limit: 7,
    own,
    openOther: async () => other,
  });
  const titles = [...(lists[0]?.groups ?? []), ...otherLang].map(({ group }) => group);
  return { titles, partial };
};

test('a query of which one word is known finds what that word finds, and says so', async () => {
  expect(await ask('frobnicate treemap')).toEqual({ titles: ['Treemap'], partial: 'treemap' });
  expect(await ask('how do I frobnicate the oak')).toEqual({ titles: ['Wood'], partial: 'oak' });
  expect(await ask('frobnicate oak beech quuxly zyzzyva')).toMatchObject({ partial: 'oak beech' });
  const long = `${Array.from({ length: 22 }, (_, at) => `qzx${at}vkj`).join(' ')} treemap`;
  expect(await ask(long)).toMatchObject({ titles: ['Treemap'], partial: 'treemap' });
});

test('a Chinese query of which one word is known does too, and the words stay whole', async () => {
  expect(await ask('量子芯片产物体积纠缠退相干', ZH)).toEqual({ titles: ['产物体积'], partial: '产物体积' });
});

test('what only the other language knows is shown as well', async () => {
  expect(await ask('quantum entangled 产物体积 decoherence zyzzyva')).toEqual({
    titles: ['产物体积'],
    partial: '产物体积',
  });
});

test('a query of known words, and one of none, says nothing about parts', async () => {
  expect(await ask('treemap rectangle')).toEqual({ titles: ['Treemap'], partial: undefined });
  expect(await ask('frobnicate quuxly')).toEqual({ titles: [], partial: undefined });
  expect(await ask('量子纠缠', ZH)).toEqual({ titles: [], partial: undefined });
  // The nearest spelling is offered instead.
  expect(await ask('oka')).toEqual({ titles: [], partial: undefined });
});
