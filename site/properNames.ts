import names from './properNames.json' with { type: 'json' };

/** Names of products that are written in one way only, also at the start of a sentence. */
export const PRODUCT_NAMES: readonly string[] = names.products;

/** Other words that keep their capitals inside a heading in sentence case: acronyms, names of tools and systems. */
export const HEADING_NAMES: readonly string[] = names.headings;
