import type { Fault } from '../../tools/mutants/types';

/** Faults of the search. */
export const SEARCH: readonly Fault[] = [
  {
    id: 'heading-weight',
    what: 'a match in a heading counts less than one in the text',
    file: 'packages/search/openIndex.ts',
    find: '{ headers: 3, normalizedTitle: 2,',
    replace: '{ headers: 0.1, normalizedTitle: 0.1,',
  },
  {
    id: 'news-first',
    what: 'release notes come before the pages that explain the same word',
    file: 'packages/search/rank.ts',
    find: '  news: 0.8,',
    replace: '  news: 1.8,',
    blind: true,
  },
  {
    id: 'rule-code',
    what: 'who types the code of a rule does not get that rule first',
    file: 'packages/search/rank.ts',
    find: '  codePage: 5,',
    replace: '  codePage: 0.2,',
    blind: true,
  },
  {
    id: 'uncovered',
    what: 'a page that has one word of the query often comes before one that has all',
    file: 'packages/search/rank.ts',
    find: 'score * coverage ** 2',
    replace: 'score * (1.15 - coverage)',
  },
  {
    id: 'plural',
    what: '"bundles" no longer finds "bundle"',
    file: 'packages/search/tokenize.ts',
    find: 'else if (/[^isu]s$/.test(stem))',
    replace: 'else if (/[^aeisu]s$/.test(stem))',
  },
  {
    id: 'hump',
    what: '"dir" no longer finds `reportDir`',
    file: 'packages/search/tokenize.ts',
    find: String.raw`/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|`,
    replace: String.raw`/(?<=\p{N})(?=\p{Lu})|`,
  },
  {
    id: 'worker-gone',
    what: 'after the search worker failed to load, every later search waits for ever',
    file: 'theme/search/local/client.ts',
    find: 'function giveUp(): void {\n  endWorker();',
    replace: 'function giveUp(): void {',
  },
  {
    id: 'failure-kept',
    what: 'an index that failed to load once is never asked for again',
    file: 'theme/search/local/worker.entry.ts',
    find: 'opening.catch(() => indexes.delete(url));',
    replace: 'opening.catch(() => undefined);',
  },
  {
    id: 'mark-beside-word',
    what: 'the mark in a result stands one letter beside the word',
    file: 'packages/search/snippet.ts',
    find: 'marksOf(inside, from - lead.length)',
    replace: 'marksOf(inside, from)',
  },
  {
    id: 'late-answer',
    what: 'a late answer to an earlier query replaces the right one',
    file: 'theme/search/searchState.ts',
    find: '      if (query !== state.query) return state;\n',
    replace: '',
    blind: true,
  },
];
