import { expect, test } from 'vitest';
import { toSections } from '../../../../packages/search/toSections';
import { trimPage } from '../../../../packages/search/trimPage';
import { smallPage } from './smallSite';

const PAGE = smallPage(0, 'en', 'Ports', 'What a port is.', [
  ['choose', 'Choose a port', 'Choose a port that is free.\n\nThen set it.'],
  ['empty', 'Nothing here', ''],
  ['taken', 'Taken', 'Taken'],
]);

const texts = (page: typeof PAGE) => toSections(page).map(({ anchor, content }) => [anchor, content]);

test('issue 20 the text of an index file has neither headings nor empty lines', () => {
  const trimmed = trimPage(PAGE);
  expect(trimmed.content).toBe('What a port is.\nChoose a port that is free.\nThen set it.\n\nTaken\nTaken');
  expect(trimmed.toc.map(({ text }) => text)).toEqual(['Choose a port', 'Nothing here', 'Taken']);
});

test('issue 20 sections are the same with and without headings in the text', () => {
  const sections = [
    ['', 'What a port is.'],
    ['choose', 'Choose a port that is free.\nThen set it.'],
    ['empty', ''],
    // The text says what the heading says.
    ['taken', 'Taken'],
  ];
  expect(texts(trimPage(PAGE))).toEqual(sections);
  expect(texts(PAGE).map(([anchor, text]) => [anchor, text?.replace('\n\n', '\n')])).toEqual(sections);
});

test('issue 20 a heading in code marks is cut from the text, where it has none', () => {
  const content = 'Above.\n\nThe port option\n\nA number.';
  const toc = [{ id: 'port', text: 'The `port` option', depth: 2, charIndex: content.indexOf('The port') }];
  expect(texts(trimPage({ ...PAGE, content, toc }))).toEqual([
    ['', 'Above.'],
    ['port', 'A number.'],
  ]);
});
