import { expect, test } from 'vitest';
import { smallIndex, smallPage } from './smallSite';

const TEXT = 'What a chunk is made of, and what it costs: a chunk, and again a chunk.';

const index = smallIndex([
  smallPage(0, 'en', 'Terms', 'Words.', [
    ['cross', 'Cross chunks package', TEXT],
    ['graph', 'Chunk graph', TEXT],
    ['chunk', 'Chunk', 'A file that the bundler writes.'],
    ['split', 'Split chunks', TEXT],
  ]),
  smallPage(1, 'en', 'Loaders', 'They change modules.'),
]);

const first = (query: string) => index.find(query)[0]?.sections[0]?.section.anchor;

test.each(['chunk', 'chunks', 'what is a chunk', 'What are chunks?', '什么是chunk', 'chunk 是什么'])(
  'issue 20 a heading that is the whole query comes first, also without the words of a question: %s',
  (query) => {
    expect(first(query)).toBe('chunk');
  },
);

test('issue 20 a longer query is no whole heading', () => {
  expect(first('chunk graph')).toBe('graph');
  expect(first('split chunks')).toBe('split');
});
