/**
 * Makes an expression of a function's source and its arguments, for the page to evaluate.
 * @param code source of a function, which may be one that the TypeScript loader has marked with names
 * @param args as JSON
 */
export const asCall = (code: string, args: readonly unknown[]): string =>
  `((__name) => (${code})(...${JSON.stringify(args)}))((named) => named)`;
