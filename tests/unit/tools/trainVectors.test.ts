import { expect, test } from 'vitest';
import { meansAlike } from '../../../packages/search/meansAlike';
import { packVector, unpackVector } from '../../../packages/search/packVector';
import { parseQuery, termsOf } from '../../../packages/search/parseQuery';
import { candidateWords, chooseWords } from '../../../tools/search-learn/chooseWords';
import { roundVectors } from '../../../tools/search-learn/roundVectors';
import { trainVectors, type Example } from '../../../tools/search-learn/trainVectors';

const QUERIES = {
  '/memory#heap': ['ram full', 'ram crash', 'memory full', 'heap crash'],
  '/memory#limit': ['memory limit', 'raise limit', 'ram limit', 'heap limit'],
  '/upload': ['send report', 'share report', 'upload report', 'send file'],
} as const;
// Often enough for the few rounds that are made.
const EXAMPLES: readonly Example[] = Array.from({ length: 200 }, () =>
  Object.entries(QUERIES).flatMap(([section, list]) =>
    list.map((query) => ({ section, terms: query.split(' ') })),
  ),
).flat();
const VOCABULARY = [...new Set(EXAMPLES.flatMap(({ terms }) => terms))].sort();

const model = roundVectors(trainVectors(EXAMPLES, VOCABULARY));
const sent = {
  scale: model.scale,
  terms: new Map([...model.terms].map(([term, vector]) => [term, packVector(vector)] as const)),
  sections: [...model.sections.values()].map(packVector),
};

const sections = [...model.sections.keys()];
const nowhere = () => new Map<number, number>();

const bestFor = (query: string): string | undefined => {
  const { factor } = meansAlike(termsOf(parseQuery(query)), sent, [...sections.keys()], nowhere);
  const [best = 0] = sections.map((_, at) => at).sort((a, b) => factor(b) - factor(a));
  return sections[best];
};

test('issue 20 a query is nearest to the section that such queries were written for', () => {
  for (const [section, list] of Object.entries(QUERIES)) {
    for (const query of list) expect(bestFor(query), query).toBe(section);
  }
  // Words that no example has together.
  expect(bestFor('memory crash')).toBe('/memory#heap');
  expect(bestFor('share file')).toBe('/upload');
});

test('issue 20 the same examples give the same vectors', () => {
  expect(roundVectors(trainVectors(EXAMPLES, VOCABULARY))).toEqual(model);
});

test('issue 20 vectors are sent as capital letters of a few steps', () => {
  const steps = [...model.terms.values(), ...model.sections.values()].flat();
  expect(Math.max(...steps.map(Math.abs))).toBe(3);
  expect(steps.every(Number.isInteger)).toBe(true);
  for (const vector of model.sections.values()) {
    expect(packVector(vector)).toMatch(/^[A-Z]+$/);
    expect(unpackVector(packVector(vector))).toEqual(vector);
  }
});

test('issue 20 a section without a vector, and a query of unknown words, count as they are', () => {
  const heap = sections.indexOf('/memory#heap');
  const ram = meansAlike(new Set(['ram']), sent, [-1, heap], nowhere);
  expect(ram.factor(0)).toBe(1);
  expect(ram.factor(1)).toBeGreaterThan(1);
  expect(ram.chances[0]).toBe(0);
  expect(ram.chances[1]).toBeGreaterThan(0.2);
  const quokka = meansAlike(new Set(['quokka']), sent, [-1, heap], nowhere);
  expect([quokka.factor(1), quokka.chances]).toEqual([1, []]);
  expect(meansAlike(new Set(['ram']), sent, [], nowhere).chances).toEqual([]);
});

test('issue 20 a word without a vector means what is asked of the sections that have it', () => {
  const rows = [...sections.keys()];
  const heap = sections.indexOf('/memory#heap');
  const places = (term: string) => new Map(term === 'quokka' ? [[heap, 3] as const] : []);
  const { factor, chances } = meansAlike(new Set(['quokka']), sent, rows, places);
  expect(Math.max(...rows.map(factor))).toBe(factor(heap));
  expect(factor(heap)).toBeGreaterThan(1);
  expect(Math.max(...chances)).toBe(chances[heap]);
  // A section that nobody has written queries for lends nothing.
  expect(
    meansAlike(
      new Set(['quokka']),
      sent,
      rows.map(() => -1),
      places,
    ).chances,
  ).toEqual([]);
});

test('issue 20 the chances of a query are shared by the sections that it may mean', () => {
  const { chances } = meansAlike(new Set(['limit']), sent, [...sections.keys()], nowhere);
  expect(chances.reduce((total, each) => total + each, 0)).toBeCloseTo(1);
  expect(sections[chances.indexOf(Math.max(...chances))]).toBe('/memory#limit');
});

test('issue 20 words get a vector if they tell more of what is asked than others', () => {
  const examples = EXAMPLES.map(({ terms, section }) => ({ terms: [...terms, 'rsdoctor'], section }));
  const candidates = candidateWords(examples);
  expect([...candidates.keys()]).toEqual([...VOCABULARY, 'rsdoctor'].sort());
  expect(chooseWords(candidates, trainVectors(examples, [...candidates.keys()]), 4)).toHaveLength(4);
  // It stands in three times as many queries as any other, but moves them little.
  const counts = new Map([
    ['rsdoctor', 30],
    ['heap', 10],
    ['send', 9],
  ]);
  const terms = new Map([
    ['rsdoctor', Float64Array.of(0.3, 0.1)],
    ['heap', Float64Array.of(0, 1)],
    ['send', Float64Array.of(1, -1)],
  ]);
  expect(chooseWords(counts, { terms }, 2)).toEqual(['send', 'heap']);
  // A word that stands beside anything three times is no candidate.
  expect(candidateWords(examples.slice(0, 3)).size).toBe(0);
});
