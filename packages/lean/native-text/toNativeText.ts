import MagicString from 'magic-string';
import { parsePage } from '../compiled-page/parsePage';
import { elementOf, staticCalls } from '../compiled-page/staticCalls';
import { pageImports, showsAll } from '../compiled-page/pageImports';
import type { StaticComponents } from '../types';
import { TEXT_ELEMENT } from './nativeTextOf';
import { textTree } from './textTree';

/**
 * Lets the browser make what is only text, without React, which takes several times as long for it: paragraphs without
 * links, rows of tables, the colours of code.
 * @param code the compiled page
 * @param options.textFile file that exports `textElement`
 * @param options.components which components of the page are static
 * @returns the page for client-side navigation; it cannot hydrate HTML
 * @throws Error when the code cannot be parsed
 */
export function toNativeText(
  code: string,
  { textFile, components }: { readonly textFile: string; readonly components: StaticComponents },
): string {
  const tree = parsePage(code);
  const text = new MagicString(code);
  const calls = staticCalls(tree, {
    showAll: showsAll(pageImports(tree), components.transparent),
    text: new Set(),
    links: false,
  });
  let isFound = false;
  for (const call of calls) {
    const found = textTree(call);
    if (!found) continue;
    isFound = true;
    const facts = [elementOf(call), found.attributes, found.children].map((each) => JSON.stringify(each));
    text.overwrite(call.start, call.end, `${TEXT_ELEMENT}(${facts.join(', ')})`);
  }
  return isFound
    ? `import { textElement as ${TEXT_ELEMENT} } from ${JSON.stringify(textFile)};\n${text.toString()}`
    : code;
}
