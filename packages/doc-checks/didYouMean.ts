import { nearest } from '../../lib/text/fuzzy';

const lastPart = (name: string): string => name.split(/[/.]/).findLast(Boolean) ?? '';

/** The only name with the same last part: `/guide/faq` and `/guide/more/faq`. */
function sameEnd(name: string, known: readonly string[]): string | undefined {
  const part = lastPart(name);
  const alike = part === '' ? [] : known.filter((each) => lastPart(each) === part);
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Puts the nearest known name, or else the only one with the same last part, before the way to mend a problem.
 * @param show how a name is written on a page
 * @returns `did you mean …? Otherwise …`; the fix alone when no name is near
 */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  fix: string,
  show: (name: string) => string = (each) => each,
): string {
  const others = [...new Set(known)].filter((each) => each !== '' && each !== name);
  const near = nearest(name, others) ?? sameEnd(name, others);
  return near === undefined ? fix : `did you mean \`${show(near)}\`? Otherwise ${fix}`;
}
