/** What a list of fonts ends with when a browser without the others finds one all the same. */
const SAFE = /(?:^|,)\s*(?:sans-serif|monospace|inherit|var\(.*\))$/;

const LIST = /(?:font-family: ?([^;}"'`$]+)|fontFamily: ?"([^"]+)")(?=[;}",])/g;

/**
 * Fonts that a style sheet or a script asks for without another one to fall back on.
 * @throws Error when the text asks for no font at all, which says that it is written in a way that is not read here
 */
export function loneFonts(text: string): string[] {
  const asked = [...text.matchAll(LIST)].map(([, inSheet, inScript]) => (inSheet ?? inScript ?? '').trim());
  if (asked.length <= 5) throw new Error('The interface asks for no fonts in a known way.');
  return [...new Set(asked)].filter((list) => list !== 'font-family' && !SAFE.test(list)).sort();
}
