/**
 * The tag of a browser test whose neighbours differ from it in one value: `npm test` runs every n-th of them, the full
 * tier runs all.
 * @param at number of the test among its neighbours, from 0
 * @param n how far apart those are that `npm test` runs
 */
export const everyNth = (at: number, n: number): string[] => (at % n === 0 ? [] : ['@every-pair']);
