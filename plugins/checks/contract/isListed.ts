import type { Reasons } from '../../../site/contract/internals';

/**
 * Whether a name is on a list of reasons.
 * @param list names; one that ends in `*` stands for all that begin so
 * @param name the name
 */
export const isListed = (list: Reasons, name: string): boolean =>
  name in list ||
  Object.keys(list).some((entry) => entry.endsWith('*') && name.startsWith(entry.slice(0, -1)));
