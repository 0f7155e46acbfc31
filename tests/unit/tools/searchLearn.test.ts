import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { squeeze } from '../../../packages/search/parseQuery';
import { FULL_LANGS } from '../../../site/languages';
import QUERY_WORDS from '../../../site/queryWords.json' with { type: 'json' };
import sectionFile from '../../../site/sectionRows.json' with { type: 'json' };
import { listsHash, weighedQueries } from '../../../tools/search-learn/learnedFiles';
import { parsePredicted, predictedQueries } from '../../../tools/search-learn/predictedQueries';
import { parseRelated, relatedPages } from '../../../tools/search-learn/relatedPages';
import { parseQueries, trainingQueries } from '../../../tools/search-learn/trainingQueries';
import { weighWords } from '../../../tools/search-learn/weighWords';

const queries = (isAnswered: boolean, ...texts: readonly string[]) =>
  texts.map((query) => ({ query, isAnswered }));

test('issue 20 a word tells as much as it stands more often in queries that are answered, or in others', () => {
  const weights = weighWords([
    ...queries(true, 'slow loader', 'loader costs', 'loader order', 'which loader', 'slow report'),
    ...queries(false, 'slow cooker', 'cooker manual', 'clean cooker', 'small cooker', 'slow bus'),
  ]);
  expect(weights.get('loader')?.weight).toBeGreaterThan(0);
  expect(weights.get('cooker')?.weight).toBe(-(weights.get('loader')?.weight ?? 0));
  // It stands in as many of both.
  expect(weights.get('slow')?.weight).toBe(0);
  // Of others that speak against an answer there are too few, and one that speaks for it is sent with its vector or not at all.
  expect([...weights].filter(([, { tellsAlone }]) => tellsAlone).map(([term]) => term)).toEqual(['cooker']);
});

test('issue 20 Chinese is weighed by pairs of letters, and a word counts once for each query', () => {
  const weights = weighWords([
    ...queries(true, '加载慢', '加载慢吗', '怎么加载', '加载加载'),
    ...queries(false, '炒菜', '炒菜锅', '炒菜油', '学炒菜'),
  ]);
  expect(weights.get('加载')?.weight).toBe(2);
  expect(weights.get('炒菜')?.weight).toBe(-2);
});

test('issue 20 a line that is no labelled query is an error with file and line', () => {
  const file = 'tests/search-quality/training.en.tsv';
  expect(() => parseQueries('answerable\tquery\n1\tloader\nloader\n', file)).toThrow(`${file}:3: not "1"`);
});

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
  const training = new Set(trainingQueries().map(({ query }) => squeeze(query)));
  const predicted = new Set(
    FULL_LANGS.flatMap(predictedQueries).flatMap((each) => each.queries.map(squeeze)),
  );
  expect(training.size).toBeGreaterThan(13_000);
  expect(predicted.size).toBeGreaterThan(20_000);
  const files = FULL_LANGS.flatMap((lang) =>
    ['answerable', 'heldOut', 'dev', 'validation', 'sealed'].map((name) => `${name}.${lang}.tsv`),
  );
  for (const file of files) {
    const [, ...lines] = readFileSync(path.join(LISTS, file), 'utf8').trimEnd().split('\n');
    const both = lines
      .map((line) => squeeze(line.split('\t')[1] ?? ''))
      .filter((query) => training.has(query) || predicted.has(query));
    expect(both.length, file).toBe(0);
  }
});

test('issue 20 the site has what the lists teach as they are', () => {
  expect(sectionFile.lists, 'npm run search:learn writes it again').toBe(listsHash());
  const weights = weighWords(weighedQueries());
  const listed = QUERY_WORDS.words.flatMap(({ weight, words, others }) =>
    [words, others].flatMap((text, at) =>
      (text ? text.split(' ') : []).map((term) => ({ term, weight, hasVector: at === 0 })),
    ),
  );
  for (const { term, weight } of listed) expect(weight, term).toBe(weights.get(term)?.weight ?? 0);
  const known = new Set(listed.map(({ term }) => term));
  for (const [term, { tellsAlone }] of weights) if (tellsAlone) expect(known.has(term), term).toBe(true);
  const size = QUERY_WORDS.vectors.length / listed.filter(({ hasVector }) => hasVector).length;
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
