import postcss from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** What excludes or offers a choice demands nothing. */
const OPTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Leaves out of a sheet what only parts need that a page has not.
 * @param css text of the sheet
 * @param parts classes of those parts
 * @returns the sheet without the rules that hold for nothing but these parts; all others in their order
 */
export function partialSheet(css: string, parts: RegExp): string {
  const root = postcss.parse(css);
  const needsPart = (selector: string): boolean =>
    [...selector.replace(OPTIONS, '').matchAll(CLASS)].some(([, name = '']) => parts.test(name));
  root.walkRules((rule) => {
    if (rule.selectors.every(needsPart)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
