import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evidenceText } from '../../../tools/search-evidence/evidenceText';
import { squeeze } from '../../../packages/search/parseQuery';
import { FULL_LANGS } from '../../../site/languages';
import { parseQueries, trainingQueries } from '../../../tools/search-evidence/trainingQueries';
import { weighWords } from '../../../tools/search-evidence/weighWords';

const queries = (isAnswered: boolean, ...texts: readonly string[]) =>
  texts.map((query) => ({ query, isAnswered }));

test('issue 20 a word tells as much as it stands more often in queries that are answered, or in others', () => {
  const weights = weighWords([
    ...queries(true, 'slow loader', 'loader costs', 'loader order', 'which loader', 'slow report'),
    ...queries(false, 'slow cooker', 'cooker manual', 'clean cooker', 'small cooker', 'slow bus'),
  ]);
  expect(weights.get('loader')).toBeGreaterThan(0);
  expect(weights.get('cooker')).toBe(-(weights.get('loader') ?? 0));
  // It stands in as many of both, and the others in too few.
  expect([...weights.keys()].sort()).toEqual(['cooker', 'loader']);
});

test('issue 20 Chinese is weighed by pairs of letters, and a word counts once for each query', () => {
  const weights = weighWords([
    ...queries(true, '加载慢', '加载慢吗', '怎么加载', '加载加载'),
    ...queries(false, '炒菜', '炒菜锅', '炒菜油', '学炒菜'),
  ]);
  expect(weights.get('加载')).toBe(2);
  expect(weights.get('炒菜')).toBe(-2);
});

test('issue 20 a line that is no labelled query is an error with file and line', () => {
  const file = 'tests/search-quality/training.en.tsv';
  expect(() => parseQueries('answerable\tquery\n1\tloader\nloader\n', file)).toThrow(`${file}:3: not "1"`);
});

const LISTS = path.join(import.meta.dirname, '../../search-quality');

test('issue 20 no query that search is measured by is one that words are weighed by', () => {
  const known = new Set(trainingQueries().map(({ query }) => squeeze(query)));
  expect(known.size).toBeGreaterThan(13_000);
  const files = FULL_LANGS.flatMap((lang) =>
    ['answerable', 'heldOut', 'dev', 'validation', 'sealed'].map((name) => `${name}.${lang}.tsv`),
  );
  for (const file of files) {
    const [, ...lines] = readFileSync(path.join(LISTS, file), 'utf8').trimEnd().split('\n');
    const both = lines.filter((line) => known.has(squeeze(line.split('\t')[1] ?? '')));
    expect(both.length, file).toBe(0);
  }
});

test('issue 20 the site has the weights of the lists as they are', () => {
  const written = readFileSync(path.join(import.meta.dirname, '../../../site/queryEvidence.json'), 'utf8');
  expect(written === evidenceText(), 'npm run search:evidence writes them again').toBe(true);
});
