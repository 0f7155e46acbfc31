import { parse, type CallExpression, type Program } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
import { FIRST } from './firstChunk';
import { elementOf, keptCalls } from './keptCalls';
import { fileOf, pageImports, IS_PAGE_TEXT, namesOf, showsAll } from './pageImports';

/** Components that are text: a number of a report. */
const IS_TEXT = /[\\/]components[\\/]report-number[\\/]/;
/** What pictures are drawn from, and what draws them anew in the document of their page too. */
const SHOT_FACTS = /\?shot=/;
const DRAWS_SHOTS = /[\\/]components[\\/]report-demo[\\/]/;

/** Name under which the text knows what stands for content that is kept. */
const NAME = '__siteKept';

/** What takes the place of what is left out. */
export interface KeepOptions {
  /** File that exports `kept`, the properties of an element whose content stays. */
  readonly keptFile: string;
  /** From the file of a component to that of one which keeps its HTML; undefined for a component that is woken. */
  readonly standInFor: (file: string) => string | undefined;
}

/** Whether a name is said outside of what is left out. */
function isSaid(name: string, tree: Program, left: readonly CallExpression[]): boolean {
  let isFound = false;
  simple(tree, {
    Identifier(node) {
      if (node.name !== name) return;
      isFound ||= !left.some(({ start, end }) => start <= node.start && node.end <= end);
    },
  });
  return isFound;
}

/**
 * Takes out of the script of a page what its HTML says anyway: the page is drawn with empty elements in its place, and
 * what the HTML has in them stays.
 * @param code the compiled page
 * @param options what takes the place of what is left out
 * @returns the page for a document that has its HTML; it cannot be drawn anywhere else
 * @throws Error when the code cannot be parsed
 */
export function keepText(code: string, { keptFile, standInFor }: KeepOptions): string {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const text = new MagicString(code);
  const imports = pageImports(tree);
  const left = keptCalls(tree, {
    showAll: showsAll(imports),
    text: new Set(namesOf(imports, IS_TEXT)),
  });
  for (const call of left) {
    text.overwrite(call.start, call.end, `_jsx(${JSON.stringify(elementOf(call))}, ${NAME})`);
  }
  const drawsShots = imports.some((node) => DRAWS_SHOTS.test(fileOf(node)));
  for (const node of imports) {
    const file = fileOf(node);
    const isIdle = IS_TEXT.test(file) && namesOf([node], IS_TEXT).every((name) => !isSaid(name, tree, left));
    if (isIdle || (SHOT_FACTS.test(file) && !drawsShots)) {
      text.remove(node.start, node.end);
      continue;
    }
    // A fragment is text too.
    const other = IS_PAGE_TEXT.test(file) ? `${file}${FIRST}` : standInFor(file);
    if (other) text.overwrite(node.source.start, node.source.end, JSON.stringify(other));
  }
  if (left.length === 0) return text.toString();
  // A page whose elements all have lists does not import the other function.
  const draw = /\bjsx as _jsx\b/.test(code) ? '' : `import { jsx as _jsx } from "react/jsx-runtime";\n`;
  return `import { kept as ${NAME} } from ${JSON.stringify(keptFile)};\n${draw}${text.toString()}`;
}
