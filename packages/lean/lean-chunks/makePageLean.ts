import type { BlockStatement, CallExpression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import type { StaticComponents } from '../compiled-page/types';
import { LEAN_QUERY, staticVariant } from './leanChunk';
import { elementOf, staticCalls } from '../compiled-page/staticCalls';
import type { CompiledPage } from '../compiled-page/editPage';
import { fileOf, pageImports, IS_PAGE_TEXT, namesOf, showsAll } from '../compiled-page/pageImports';

/** Name under which the page knows the properties of static content. */
const NAME = '__staticContent';

/** A layout that the page brings (`layoutChunks`). */
const IS_LAYOUT = /\?layout$/;

/** What takes the place of what is left out. */
export interface LeanPageOptions {
  /** File that exports `staticContent`, the properties of an element whose content stays. */
  readonly contentFile: string;
  readonly components: StaticComponents;
}

/** Whether an identifier is still referenced outside the removed ranges. */
function isReferenced(name: string, tree: Program, left: readonly CallExpression[]): boolean {
  let isFound = false;
  simple(tree, {
    Identifier(node) {
      if (node.name !== name) return;
      isFound ||= !left.some(({ start, end }) => start <= node.start && node.end <= end);
    },
  });
  return isFound;
}

/** The function of a page that draws its text. */
const textOf = ({ body }: Program): BlockStatement | undefined =>
  body.flatMap((node) =>
    node.type === 'FunctionDeclaration' && node.id.name === '_createMdxContent' ? [node.body] : [],
  )[0];

/**
 * Removes from a page what its HTML holds already: React gets empty elements in its place, and what the HTML has in them stays.
 * @param page the page for its own document; it cannot be rendered anywhere else then
 * @param options what takes the place of what is removed
 * @param variantOf from the file of a component to that of its static variant; undefined for a component that is hydrated
 */
export function makePageLean(
  { code, tree, text }: CompiledPage,
  { contentFile, components }: LeanPageOptions,
  variantOf: (file: string) => string | undefined = staticVariant,
): void {
  const imports = pageImports(tree);
  const left = staticCalls(tree, {
    showAll: showsAll(imports, components.transparent),
    text: new Set(namesOf(imports, components.text)),
  });
  for (const call of left) {
    text.overwrite(call.start, call.end, `_jsx(${JSON.stringify(elementOf(call))}, ${NAME})`);
  }
  // The static variant of a layout keeps the text with all the rest.
  const own = imports.map(fileOf).some((file) => IS_LAYOUT.test(file) && variantOf(file)) && textOf(tree);
  if (own) text.overwrite(own.start, own.end, '{}');
  for (const node of imports) {
    const file = fileOf(node);
    const names = namesOf([node], components.text);
    const isUnused = components.text.test(file) && names.every((name) => !isReferenced(name, tree, left));
    if (isUnused || components.leftOut.test(file)) {
      text.remove(node.start, node.end);
      continue;
    }
    // A fragment is text too.
    const other = IS_PAGE_TEXT.test(file) ? `${file}${LEAN_QUERY}` : variantOf(file);
    if (other) text.overwrite(node.source.start, node.source.end, JSON.stringify(other));
    // SWC drops an import whose names nothing uses any more, and the styles of the component would go with it.
    if (own && node.specifiers.some(({ local }) => isReferenced(local.name, tree, [])))
      text.appendLeft(node.end, `\nimport ${JSON.stringify(other ?? file)};`);
  }
  if (left.length === 0) return;
  // A page whose elements all have lists does not import the other function.
  if (!/\bjsx as _jsx\b/.test(code)) text.prepend(`import { jsx as _jsx } from "react/jsx-runtime";\n`);
  text.prepend(`import { staticContent as ${NAME} } from ${JSON.stringify(contentFile)};\n`);
}
