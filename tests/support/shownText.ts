import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const NO_TEXT = new Set(['script', 'style', 'template', 'svg']);

/** A rule of a sheet that takes an element off the page on every screen, or only with a class that a script sets. */
const RULE = /([^{}@;]+)\{[^{}]*\bdisplay:\s*none\b[^{}]*\}/g;
/** A state or a part that static HTML has not. */
const STATE =
  /:(?:hover|focus|active|checked|open|fullscreen|placeholder-shown|popover-open|modal|autofill|-webkit|-moz)|::/;

/** Rules of the outermost level: what stands inside `@media` holds for some screens only. */
function everywhere(css: string): string {
  let depth = 0;
  let from = 0;
  let kept = '';
  for (const { index } of css.matchAll(/@(?:media|container|supports)[^{]*\{/g)) {
    if (index < from) continue;
    kept += css.slice(from, index);
    from = css.indexOf('{', index) + 1;
    for (depth = 1; depth > 0 && from < css.length; from += 1) {
      if (css[from] === '{') depth += 1;
      if (css[from] === '}') depth -= 1;
    }
  }
  return kept + css.slice(from);
}

/**
 * The elements of a page that its HTML or its own sheets hide from a reader without scripts: `hidden`,
 * `display: none` as an attribute or as a rule for every screen, text of a closed `details`.
 */
export function hiddenParts(page: HTMLElement): ReadonlySet<HTMLElement> {
  const sheets = page.querySelectorAll('style').map((style) => everywhere(style.textContent));
  const selectors = sheets
    .flatMap((css) => [...css.matchAll(RULE)].map(([, selector = '']) => selector.trim()))
    .filter((selector) => !STATE.test(selector));
  const marked = page.querySelectorAll(
    '[hidden]:not([hidden="until-found"]), details:not([open]) > :not(summary)',
  );
  const styled = page
    .querySelectorAll('[style]')
    .filter((element) => /display:\s*none/.test(element.getAttribute('style') ?? ''));
  const ruled = [...new Set(selectors)].flatMap((selector) => page.querySelectorAll(selector));
  return new Set([...marked, ...styled, ...ruled]);
}

export const isShown = (element: HTMLElement | null, hidden: ReadonlySet<HTMLElement>): boolean =>
  element === null || (!hidden.has(element) && isShown(element.parentNode, hidden));

export function shownText(node: Node, hidden: ReadonlySet<HTMLElement>): string {
  if (!isElement(node)) return node.text;
  if (hidden.has(node) || NO_TEXT.has(node.rawTagName.toLowerCase())) return '';
  return node.childNodes.map((child) => shownText(child, hidden)).join('');
}
