import { nearest } from '../../lib/text/fuzzy';

const lastPart = (name: string): string => name.split(/[/.]/).findLast(Boolean) ?? '';

/**
 * The known name that somebody meant.
 * @returns the nearest one by edits, or else the only one with the same last part (`/guide/faq` and `/guide/more/faq`);
 *   undefined when none is near
 */
function nearestName(name: string, known: Iterable<string>): string | undefined {
  const all = [...new Set(known)].filter((each) => each !== '' && each !== name);
  const near = nearest(name, all);
  if (near !== undefined) return near;
  const part = lastPart(name);
  const alike = part === '' ? [] : all.filter((each) => lastPart(each) === part);
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Puts the nearest known name before the way to mend a problem.
 * @param show how a name is written on a page; as it is when left out
 * @returns `did you mean …? Otherwise …`; the fix alone when no name is near
 */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  fix: string,
  show: (name: string) => string = (each) => each,
): string {
  const near = nearestName(name, known);
  return near === undefined ? fix : `did you mean \`${show(near)}\`? Otherwise ${fix}`;
}
