import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SearchDocument } from '../../packages/search';
import { toSections } from '../../packages/search/toSections';
import { LANGS } from '../../site/languages';
import { SEARCH_KEYWORDS } from '../../site/searchKeywords';
import { indexFile } from './builtIndex';

const MOST = 12;

const SECTIONS = new Map(
  LANGS.flatMap((lang) =>
    (JSON.parse(readFileSync(indexFile(lang), 'utf8')) as SearchDocument[]).flatMap(toSections),
  ).map(({ page, anchor, header, content }) => [
    anchor ? `${page.routePath}#${anchor}` : page.routePath,
    `${header || page.title}\n${content}`.toLowerCase(),
  ]),
);

const wordsOf = (keywords: string): string[] => keywords.split(/, |，/).map((word) => word.toLowerCase());

const ENDS = /[a-z\d]/;

/** Whether a text has some words, and not as a part of longer ones. */
function says(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!ENDS.test(text[at - 1] ?? '') && !ENDS.test(text[at + words.length] ?? '')) return true;
  }
  return false;
}

test('keywords gate: each section that has keywords is there', () => {
  const lost = [...SEARCH_KEYWORDS.keys()].filter((section) => !SECTIONS.has(section));
  expect(lost).toEqual([]);
});

test('keywords gate: a section has 12 keywords at most, each once', () => {
  const stuffed = [...SEARCH_KEYWORDS].filter(([, keywords]) => {
    const words = wordsOf(keywords);
    return words.length > MOST || new Set(words).size < words.length;
  });
  expect(stuffed).toEqual([]);
});

test('keywords gate: no keyword is what its section says anyway', () => {
  const said = [...SEARCH_KEYWORDS].flatMap(([section, keywords]) =>
    wordsOf(keywords)
      .filter((word) => says(SECTIONS.get(section) ?? '', word))
      .map((word) => `${section}: ${word}`),
  );
  expect(said).toEqual([]);
});
