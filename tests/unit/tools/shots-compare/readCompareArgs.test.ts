import { expect, test } from 'vitest';
import { COMPARED_PAGES } from '../../../../tools/shots-compare/comparedPages';
import { readCompareArgs } from '../../../../tools/shots-compare/readCompareArgs';
import { listSights, sightName } from '../../../../tools/shots-compare/listSights';
import { ROUTES } from '../../../../site/routes';

test('one name compares with the present tree: 20 kinds of page, 2 languages, 2 themes, 2 widths', () => {
  const wanted = readCompareArgs(['main']);
  expect(wanted).toMatchObject({ before: 'main', after: undefined, out: 'test-results/shots-compare' });
  const names = listSights(wanted).map(sightName);
  expect(names).toHaveLength(160);
  expect(new Set(names).size).toBe(160);
  expect(names).toContain('rule-zh-dark-390');
});

test('lists narrow it down, in whatever order they are written', () => {
  const wanted = readCompareArgs(
    'a b --pages rule,home --langs zh --themes dark --widths 768,390,768 --out there'.split(' '),
  );
  expect(wanted).toEqual({
    before: 'a',
    after: 'b',
    pages: ['home', 'rule'],
    langs: ['zh'],
    themes: ['dark'],
    widths: [768, 390],
    out: 'there',
  });
});

test.each([
  ['', 'Name one state of the site, or two. Usage: npm run shots:compare'],
  ['a b c', 'Name one state of the site, or two. Usage'],
  ['a --pages home,hom', '--pages: there is no "hom", only home, overview,'],
  ['a --langs fr', '--langs: there is no "fr", only en, zh'],
  ['a --themes sepia', '--themes: there is no "sepia", only light, dark'],
  ['a --widths 200', '--widths: "200" is not a number of px from 320 to 1920'],
  ['a --widths 390px', '--widths: "390px" is not a number of px'],
  ['a --page home', "Unknown option '--page'. Usage: npm run shots:compare"],
  ['a --pages', "Option '--pages <value>' argument missing. Usage"],
])('"%s" is refused in one line', (line, message) => {
  const args = line.split(' ').filter(Boolean);
  expect(() => readCompareArgs(args)).toThrow(message);
  expect(() => readCompareArgs(args)).toThrow(/^.*$/);
});

test('every kind of page is an address of the site, but for the one that leads nowhere', () => {
  const known = ROUTES.map((route) => route.path);
  const strangers = Object.entries(COMPARED_PAGES).filter(([, address]) => !known.includes(address));
  expect(strangers.map(([kind]) => kind)).toEqual(['not-found']);
});
