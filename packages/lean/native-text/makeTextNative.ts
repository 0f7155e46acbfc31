import type { CompiledPage } from '../compiled-page/editPage';
import { elementOf, staticCalls } from '../compiled-page/staticCalls';
import { pageImports, showsAll } from '../compiled-page/pageImports';
import type { StaticComponents } from '../compiled-page/types';
import { textTree } from './textTree';

/** Name under which a page knows what fills the elements of its text. */
const NAME = '__textElement';

/**
 * Lets the browser make what is only text, without React, which takes several times as long for it: paragraphs without
 * links, rows of tables, the colours of code.
 * @param page a page for client-side navigation, since it cannot hydrate HTML then
 * @param options.textFile file that exports `textElement`
 * @param options.components which components of the page are static
 */
export function makeTextNative(
  { tree, text }: CompiledPage,
  { textFile, components }: { readonly textFile: string; readonly components: StaticComponents },
): void {
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
    text.overwrite(call.start, call.end, `${NAME}(${facts.join(', ')})`);
  }
  if (isFound) text.prepend(`import { textElement as ${NAME} } from ${JSON.stringify(textFile)};\n`);
}
