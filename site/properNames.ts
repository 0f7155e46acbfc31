import names from './properNames.json' with { type: 'json' };

/** Names of products that are written in one way only, also at the start of a sentence. */
export const PRODUCT_NAMES: readonly string[] = names;
