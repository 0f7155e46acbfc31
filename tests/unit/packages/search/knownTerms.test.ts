import { expect, test } from 'vitest';
import { knownTerms } from '../../../../packages/search/knownTerms';
import { toSections } from '../../../../packages/search/toSections';
import { smallPage } from './smallSite';

const SENTENCE = 'What to do when nothing that was said above has helped';

const sections = [
  { ...smallPage(0, 'en', 'News of June', ''), routePath: '/gazette/june' },
  smallPage(1, 'en', '`Treemap`', '', [
    ['size', 'Size', ''],
    ['help', SENTENCE, ''],
  ]),
  smallPage(2, 'zh', '依赖图', '', [['size', 'Size', '']]),
].flatMap(toSections);

test('issue 18.7 titles come before given terms and headings, titles of news after other titles, and each once', () => {
  expect(knownTerms(sections, ['enableThis'], { proposedLast: /^\/gazette\// })).toEqual([
    ...['Treemap', '依赖图', 'News of June'],
    ...['enableThis', 'Size'],
  ]);
});
