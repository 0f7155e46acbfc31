import type { IndexFacts } from '../../../../packages/search';
import { FOREIGN } from '../../../../packages/search/answerQuery';
import { MEANING } from '../../../../packages/search/meansAlike';
import { RARE } from '../../../../packages/search/expandWordings';
import { EXPANSIONS } from '../../../../packages/search/expansions';
import { PHRASE, SHARES } from '../../../../packages/search/rankPages';
import { RARE_RUN } from '../../../../packages/search/rareRuns';
import { COVERAGE } from '../../../../packages/search/rankSections';
import { TERM_WEIGHTS } from '../../../../packages/search/termWeights';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';

/** A part of the engine, and how it is switched off. */
export interface SearchPart {
  readonly name: string;
  /** Files that are there for it alone. */
  readonly files: readonly string[];
  /** What the index and the engine are told instead. */
  readonly facts?: Partial<IndexFacts>;
  /** Numbers of the engine that make it do nothing, while a part is left out. */
  readonly numbers?: readonly (readonly [values: object, key: string, value: number])[];
  /** Whether the other language is left out. */
  readonly alone?: boolean;
}

const { wordings: WORDINGS } = INDEX_FACTS;
const NEVER = /(?!)/;

const worthless = (...names: (keyof typeof EXPANSIONS)[]) =>
  names.flatMap((name) => [
    [EXPANSIONS[name], 'weight', 0] as const,
    [EXPANSIONS[name], 'covers', 0] as const,
  ]);

/** The parts of the engine that are switched off one at a time. */
export const SEARCH_PARTS: readonly SearchPart[] = [
  {
    name: 'keywords of sections',
    files: ['en', 'zh'].flatMap((lang) =>
      ['blog', 'config', 'frameworks', 'more', 'rules', 'start', 'usage'].map(
        (part) => `site/searchKeywords/${lang}/${part}.ts`,
      ),
    ),
    facts: { keywords: new Map() },
  },
  {
    name: 'what queries mean',
    files: ['packages/search/meansAlike.ts', 'packages/search/packVector.ts', 'site/sectionRows.ts'],
    numbers: [
      [MEANING, 'weight', 0],
      [MEANING, 'alone', 0],
    ],
  },
  {
    name: 'synonyms',
    files: ['site/searchSynonyms/field.ts'],
    facts: { wordings: { ...WORDINGS, synonyms: [] } },
  },
  {
    name: 'vocabulary of the field',
    files: ['bundling', 'building', 'report', 'machine', 'words', 'plainWords'].map(
      (name) => `site/searchSynonyms/${name}.ts`,
    ),
    facts: { wordings: { ...WORDINGS, vocabulary: [] } },
  },
  {
    name: 'the same for rare words',
    files: [],
    numbers: [[RARE, 'sections', 0]],
  },
  { name: 'terms of the other language', files: [], facts: { wordings: { ...WORDINGS, translations: [] } } },
  { name: 'codes of rules', files: [], facts: { codes: [] } },
  { name: 'less for news and glossary', files: [], facts: { news: NEVER, definitions: NEVER } },
  { name: 'less for sections of links', files: [], facts: { linkAnchors: [] } },
  {
    name: 'runs of words as typed',
    files: ['packages/search/longestRun.ts'],
    numbers: [[PHRASE, 'run', 0]],
  },
  {
    name: 'more for rare runs',
    files: ['packages/search/rareRuns.ts'],
    numbers: [[RARE_RUN, 'weight', 0]],
  },
  {
    name: 'whole headings',
    files: [],
    numbers: ['exact', 'begins', 'holds'].map((key) => [PHRASE, key, 1] as const),
  },
  {
    name: 'borders of Chinese words',
    files: ['packages/search/hanBorders.ts'],
    numbers: [[TERM_WEIGHTS, 'crossing', TERM_WEIGHTS.most]],
  },
  { name: 'cap of rare words', files: [], numbers: [[TERM_WEIGHTS, 'most', Infinity]] },
  {
    name: 'pages like the best ones',
    files: ['packages/search/createSimilarity.ts'],
    numbers: [[SHARES, 'similar', 0]],
  },
  {
    name: 'related pages by readers',
    files: ['packages/search/packRelated.ts'],
    facts: { related: { tops: '', pages: '' } },
  },
  { name: 'coverage in the score', files: [], numbers: [[COVERAGE, 'base', 1]] },
  { name: 'steeper coverage', files: [], numbers: [[COVERAGE, 'power', 1]] },
  {
    name: 'definitions for who asks a meaning',
    files: ['packages/search/asksMeaning.ts'],
    numbers: [[SHARES, 'meaning', SHARES.definitions]],
  },
  {
    name: 'asked in the language of the query',
    files: ['packages/search/translatedPages.ts'],
    numbers: [[FOREIGN, 'pages', 0]],
  },
  { name: 'longer words that begin so', files: [], numbers: worthless('completed') },
  {
    name: 'mistyped words',
    files: ['lib/text/editDistance.ts'],
    numbers: worthless('corrected', 'guessed', 'correctedPair', 'letter'),
  },
  {
    name: 'pieces of identifiers',
    files: ['packages/search/splitIdentifier.ts'],
    numbers: worthless('piece', 'pieces'),
  },
  { name: 'the other language', files: [], alone: true },
];

/**
 * Runs something while numbers of the engine are others.
 * @param numbers the numbers
 * @param run what is done meanwhile
 */
export async function withNumbers<T>(numbers: SearchPart['numbers'], run: () => Promise<T>): Promise<T> {
  const before = (numbers ?? []).map(
    ([values, key]) => [values, key, Reflect.get(values, key) as number] as const,
  );
  for (const [values, key, value] of numbers ?? []) Reflect.set(values, key, value);
  try {
    return await run();
  } finally {
    for (const [values, key, value] of before) Reflect.set(values, key, value);
  }
}
