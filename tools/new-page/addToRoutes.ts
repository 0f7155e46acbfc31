/** A page about a rule, which the list has by the rule's code. */
const RULE_PAGE = /^e\d{4}$/;

/**
 * Adds the address of a page to the list of its folder in `site/routes.ts`.
 * @param source text of the file
 * @param key path of the page: `guide/usage/my-page`
 * @returns the text with the address last in its list; undefined when the file has no list for the folder
 */
export function addToRoutes(source: string, key: string): string | undefined {
  const cut = key.lastIndexOf('/');
  const [folder, name] = [key.slice(0, cut), key.slice(cut + 1)];
  const opening = `'/${folder}', [`;
  const start = source.indexOf(opening);
  const end = source.indexOf(']', start + opening.length);
  if (start < 0 || end < 0) return undefined;
  const list = source.slice(start, end);
  if (list.includes(`'${name}'`) || (list.includes('...RULES.map(') && RULE_PAGE.test(name))) return source;
  const before = list.trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${source.slice(0, start)}${before}${comma} '${name}'${source.slice(end)}`;
}
