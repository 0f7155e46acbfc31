/**
 * The tag of a browser test whose neighbours differ from it in one value: `npm test` runs every n-th of them, the full
 * tier runs all.
 */
export const everyNth = (at: number, n: number): string[] => (at % n === 0 ? [] : ['@every-pair']);
