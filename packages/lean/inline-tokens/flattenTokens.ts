const PRIMITIVE = /^\s*(--site-[a-z]+-\d+): (#[\da-f]+);\n/gm;

/**
 * Writes primitives where they are used: only the tokens by meaning are left, which alone are read outside this sheet.
 * @param css text of the style sheet with the tokens
 * @returns the sheet without its primitives
 */
export function flattenTokens(css: string): string {
  const values = new Map([...css.matchAll(PRIMITIVE)].map(([, name = '', value = '']) => [name, value]));
  return css
    .replace(PRIMITIVE, '')
    .replace(/var\((--site-[a-z]+-\d+)\)/g, (text, name: string) => values.get(name) ?? text);
}
