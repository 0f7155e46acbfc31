import { parse } from 'acorn';
import MagicString from 'magic-string';
import { elementOf, keptCalls } from './keptCalls';
import { pageImports, showsAll } from './pageImports';
import { textTree } from './textTree';

/** Name under which the text knows what fills its elements. */
const NAME = '__siteText';

/**
 * Lets the browser make what is only text, without React, which takes several times as long for it: paragraphs without
 * links, rows of tables, the colours of code.
 * @param code the compiled page
 * @param textFile file that exports `drawnText`
 * @returns the page for a reader who comes from another page; its HTML cannot be woken by it
 * @throws Error when the code cannot be parsed
 */
export function drawText(code: string, textFile: string): string {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const text = new MagicString(code);
  const calls = keptCalls(tree, { showAll: showsAll(pageImports(tree)), text: new Set(), links: false });
  let isFound = false;
  for (const call of calls) {
    const found = textTree(call);
    if (!found) continue;
    isFound = true;
    const facts = [elementOf(call), found.attributes, found.children].map((each) => JSON.stringify(each));
    text.overwrite(call.start, call.end, `${NAME}(${facts.join(', ')})`);
  }
  return isFound
    ? `import { drawnText as ${NAME} } from ${JSON.stringify(textFile)};\n${text.toString()}`
    : code;
}
