import { HIDEABLE_PARTS, type HideablePart } from '../../site/pageMarks';

/**
 * The parts that an address hides: those whose flag is 0.
 * @param search query of the address, such as `?navbar=0`
 */
export function hiddenParts(search: string): HideablePart[] {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0');
}
