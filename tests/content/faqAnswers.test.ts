import { expect, test } from 'vitest';
import { pageSections } from '../../plugins/checks/contract/pageSections';
import { LANGS } from '../../site/languages';
import { OLD_ANCHORS } from '../../site/oldAnchors';
import { realPages } from '../support/realPages';

const { pages } = realPages();
const FAQ = '/guide/more/faq';
const MAX_QUESTIONS = 25;
const MAX_WORDS = 60;
const idsOf = (lang: string, route: string) =>
  pages
    .filter((page) => page.lang === lang && page.route === route)
    .flatMap(({ headings }) => headings.flatMap(({ id }) => id ?? []));

test.each(LANGS)(
  'every old id leads to a heading of its page or to another page, and none of them is in use: %s',
  (lang) => {
    const faults = OLD_ANCHORS.filter(({ page, from, to }) => {
      const [target = '', id] = to.startsWith('/') ? to.split('#') : [page, to];
      const route = target.replace(/\?.*$/, '');
      const isThere = id === undefined ? idsOf(lang, route).length > 0 : idsOf(lang, route).includes(id);
      return idsOf(lang, page).includes(from) || !isThere;
    });
    expect(faults).toEqual([]);
  },
);

test('issue 19 the FAQ has 25 questions at most, each with an answer of 60 words at most and a link', () => {
  const page = pages.find(({ lang, route }) => lang === 'en' && route === FAQ);
  if (!page) throw new Error('there is no FAQ');
  const questions = page.headings.filter(({ depth }) => depth === 3).map(({ id }) => id);
  const faults = pageSections(page)
    .filter(({ id }) => questions.includes(id))
    .flatMap(({ id, lines }) => {
      const text = lines.map((line) => line.text).join('\n');
      const prose = text.replace(/\]\([^)]*\)/g, ']');
      const words = prose.split(/\s+/).filter(Boolean).length;
      return words > MAX_WORDS || !text.includes('](') ? [`${id}: ${words} words`] : [];
    });
  expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS);
  expect(questions.length).toBeGreaterThan(MAX_QUESTIONS / 2);
  expect(faults).toEqual([]);
});
