import words from './siteSearch.json' with { type: 'json' };

export const SEARCH_WORDS = words;
