/**
 * What DocSearch 3.9.0 loads and asks when `DOCSEARCH_INSIGHTS` is on: a script that it takes from a content
 * network, and the host that this script reports to. The address of the script stands in the code of DocSearch.
 */
export const SEARCH_INSIGHTS = {
  script: 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js',
  host: 'https://insights.algolia.io',
} as const;
