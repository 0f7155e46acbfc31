import words from './siteSearch.json' with { type: 'json' };

/** Words of the search dialog; they are loaded with it. */
export const SEARCH_WORDS = words;
