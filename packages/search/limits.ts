/** Width of a snippet, in columns of a terminal. */
export const searchSnippetWidth = 100;

/** Rows of one page; the page itself shows the rest. */
export const searchRowsPerPage = 4;

/** With fewer pages than this, good ones of the other language are shown too, and so many at most. */
export const searchFewPages = 3;
export const searchOtherPages = 3;

/** Terms proposed when nothing is found, and how much of a long query they are compared with. */
export const searchSuggestions = 3;
export const searchSuggestionWidth = 40;

/** Share of letter pairs, 0 to 1, that such a term has in common with the query: more than one letter at an end. */
export const searchSuggestionLikeness = 0.2;

/** Headings offered when nothing is found, and how many words of the query they are compared with. */
export const searchNearHeadings = 3;
export const searchNearWords = 8;

/** Bytes of text, in UTF-8, that one index file may hold; a language with more is cut into parts of so many. */
export const searchWholeText = 1_000_000;
export const searchPartText = 150_000;

/** Parts that one query fetches at most, and parts that stay open. */
export const searchPartsAsked = 3;
export const searchPartsKept = 12;

/** Parts that are remembered for a word, the best ones, and for a pair of Chinese letters: there are ten times as many. */
export const searchWordParts = 12;
export const searchPairParts = 4;

/** Pages that titles and headings alone are ranked for. */
export const searchHeadPages = 24;
