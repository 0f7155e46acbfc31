import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { squeeze } from '../../../packages/search/parseQuery';
import { LANGS } from '../../../site/languages';
import QUERY_WORDS from '../../../site/queryWords.json' with { type: 'json' };
import sectionFile from '../../../site/sectionRows.json' with { type: 'json' };
import { listsHash } from '../../../tools/search-learn/learnedFiles';
import { parsePredicted, predictedQueries } from '../../../tools/search-learn/predictedQueries';
import { parseRelated, relatedPages } from '../../../tools/search-learn/relatedPages';

test('issue 20 a line without queries, or with a section that has a line already, is an error with file and line', () => {
  const file = 'tests/search-quality/predicted.en.tsv';
  expect(parsePredicted('section\tqueries\n/a#b\tone\ttwo\n', file)).toEqual([
    { section: '/a#b', queries: ['one', 'two'] },
  ]);
  expect(() => parsePredicted('section\tqueries\n/a\n', file)).toThrow(`${file}:2: not a section`);
  expect(() => parsePredicted('section\tqueries\none\ttwo\n', file)).toThrow(`${file}:2: not a section`);
  expect(() => parsePredicted('section\tqueries\n/a\tone\t\ttwo\n', file)).toThrow(
    `${file}:2: not a section`,
  );
  expect(() => parsePredicted('section\tqueries\n/a\tone\n/a\ttwo\n', file)).toThrow(`${file}:3: "/a"`);
});

const LISTS = path.join(import.meta.dirname, '../../search-quality');

test('issue 20 no query that search is measured by is one that it learns from', () => {
  const predicted = new Set(LANGS.flatMap(predictedQueries).flatMap((each) => each.queries.map(squeeze)));
  expect(predicted.size).toBeGreaterThan(20_000);
  const files = LANGS.flatMap((lang) => ['dev', 'validation', 'sealed'].map((name) => `${name}.${lang}.tsv`));
  for (const file of files) {
    const [, ...lines] = readFileSync(path.join(LISTS, file), 'utf8').trimEnd().split('\n');
    const both = lines
      .map((line) => squeeze(line.split('\t')[1] ?? ''))
      .filter((query) => predicted.has(query));
    expect(both.length, file).toBe(0);
  }
});

test('issue 20 the site has what the lists teach as they are', () => {
  expect(sectionFile.lists, 'npm run search:learn writes it again').toBe(listsHash());
  const size = QUERY_WORDS.vectors.length / QUERY_WORDS.words.split(' ').length;
  expect(Number.isInteger(size)).toBe(true);
  expect(QUERY_WORDS.sections).toHaveLength(size * sectionFile.sections.length);
});

test('issue 20 a line that names no section, or something that is no page, is an error with file and line', () => {
  const file = 'tests/search-quality/related.tsv';
  expect(parseRelated('section\tpages\n/a#b\t/c=3|/d=1\n', file)).toEqual([
    {
      section: '/a#b',
      pages: [
        ['/c', 3],
        ['/d', 1],
      ],
    },
  ]);
  expect(() => parseRelated('section\tpages\na\t/c=3\n', file)).toThrow(`${file}:2: not a section`);
  expect(() => parseRelated('section\tpages\n/a\t/c=4\n', file)).toThrow(`${file}:2: "/c=4" is not a page`);
  expect(() => parseRelated('section\tpages\n/a\t/c#d=2\n', file)).toThrow(`${file}:2: "/c#d=2"`);
  expect(() => parseRelated('section\tpages\n/a\n', file)).toThrow(`${file}:2: "" is not a page`);
  expect(() => parseRelated('section\tpages\n/a\t/c=1\n/a\t/d=1\n', file)).toThrow(`${file}:3: "/a"`);
});

test('issue 20 a section is related to pages that there are, and not to its own', () => {
  const pages = new Set(sectionFile.sections.filter((section) => !section.includes('#')));
  for (const { section, pages: related } of relatedPages()) {
    for (const [page] of related) {
      expect(pages.has(page), `${section}: ${page}`).toBe(true);
      expect(section.split('#')[0], section).not.toBe(page);
    }
  }
});
