/**
 * How the provider searches our records, as DocSearch sets up its own indexes: the page's language is a filter, one
 * result for a heading, higher headings first.
 */
export const INDEX_SETTINGS = {
  attributesForFaceting: ['lang', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  advancedSyntax: true,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional' as const,
  queryLanguages: ['en' as const, 'zh' as const],
  indexLanguages: ['en' as const, 'zh' as const],
};
