import type { Fault } from '../../tools/mutants/types';

/** Faults of the search. */
export const SEARCH: readonly Fault[] = [
  {
    id: 'heading-weight',
    what: 'a match in a heading counts less than one in the text',
    file: 'packages/search/indexFields.ts',
    find: 'headers: 4.5,',
    replace: 'headers: 0.5,',
  },
  {
    id: 'news-first',
    what: 'release notes come before the pages that explain the same word',
    file: 'packages/search/rankPages.ts',
    find: '  news: 0.85,',
    replace: '  news: 1.85,',
    blind: true,
  },
  {
    id: 'related-pages',
    what: 'pages that readers named as related are not raised',
    file: 'packages/search/rankPages.ts',
    find: '  related: [0, 0.1, 0.15, 0.2],',
    replace: '  related: [0, 0, 0, 0],',
  },
  {
    id: 'rule-code',
    what: 'who types the code of a rule does not get that rule first',
    file: 'packages/search/rankPages.ts',
    find: '  codePage: 9,',
    replace: '  codePage: 0.3,',
    blind: true,
  },
  {
    id: 'plural',
    what: '"bundles" no longer finds "bundle"',
    file: 'packages/search/stemWord.ts',
    find: 'else if (/[^isu]s$/.test(stem))',
    replace: 'else if (/[^aeisu]s$/.test(stem))',
  },
  {
    id: 'hump',
    what: '"dir" no longer finds `reportDir`',
    file: 'packages/search/splitIdentifier.ts',
    find: String.raw`/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|`,
    replace: String.raw`/(?<=\p{N})(?=\p{Lu})|`,
  },
  {
    id: 'worker-gone',
    what: 'after the search worker failed to load, every later search waits for ever',
    file: 'theme/search/local/createWorkerClient.ts',
    find: '      worker = undefined;\n      started.terminate();',
    replace: '      started.terminate();',
  },
  {
    id: 'failure-kept',
    what: 'an index that failed to load once is never asked for again',
    file: 'theme/search/local/searchWorker.ts',
    find: 'opening.catch(() => indexes.delete(url));',
    replace: 'opening.catch(() => undefined);',
  },
  {
    id: 'mark-beside-word',
    what: 'the mark in a result stands one letter beside the word',
    file: 'packages/search/makeSnippet.ts',
    find: 'const shift = start + gap - lead.length;',
    replace: 'const shift = start + gap;',
  },
  {
    id: 'late-answer',
    what: 'a late answer to an earlier query replaces the right one',
    file: 'theme/search/searchReducer.ts',
    find: '      if (query !== state.query) return state;\n',
    replace: '',
    blind: true,
  },
];
