import { FACETS, PICKS, type Facet } from '../../../site/picks';
import type { Fault, Use } from './types';

const names = (text = ''): string[] => text.split(' ').filter(Boolean);

const unknown = (attribute: string, values: readonly string[], known: readonly string[]): readonly Fault[] =>
  values
    .filter((value) => !known.includes(value))
    .map((value) => ({
      message: `\`${value}\` is no value of \`${attribute}\``,
      fix: `use one of: ${known.join(', ')}`,
    }));

/** Choices that the form of a page offers; without a list, all of them. */
const offered = ({ page }: Use): readonly string[] =>
  page.parts
    .filter(({ name }) => name === 'Pick')
    .flatMap(({ attributes: { only } }) => (only === undefined ? [...FACETS] : names(only)));

/**
 * A page has one form of choices, which offers choices that there are.
 * @param use one `<Pick>`
 */
export function pickFaults({ part, page }: Use): readonly Fault[] {
  const twice = page.parts.filter(({ name }) => name === 'Pick').length > 1;
  return [
    ...unknown('only', names(part.attributes.only), FACETS),
    ...(twice ? [{ message: 'a page has two <Pick>', fix: 'leave one of them' }] : []),
  ];
}

/**
 * What depends on a choice names values that there are, and its page lets the reader choose; fragments leave that to
 * their pages.
 * @param use one `<When>`
 */
export function whenFaults(use: Use): readonly Fault[] {
  const { part, page } = use;
  const facets = FACETS.filter((facet: Facet) => part.attributes[facet] !== undefined);
  const wrong = facets.flatMap((facet) => unknown(facet, names(part.attributes[facet]), PICKS[facet]));
  if (facets.length === 0) return [{ message: '<When> says no choice', fix: 'write <When tool="webpack">' }];
  const closed = page.kind === 'page' ? facets.filter((facet) => !offered(use).includes(facet)) : [];
  return [
    ...wrong,
    ...closed.map((facet) => ({
      message: `nobody can choose the \`${facet}\` of this <When>`,
      fix: `write <Pick /> above it, or add ${facet} to its \`only\``,
    })),
  ];
}
