import type { OptionFact } from '../../site/pluginOptions';

/**
 * Picks the options of a group.
 * @param options all options, in the order in which they are shown
 * @param group path of the group, e.g. `output`; all options when left out
 * @returns the options whose path lies below the group, in the same order
 */
export function optionsUnder(options: readonly OptionFact[], group?: string): readonly OptionFact[] {
  return group ? options.filter(({ path }) => path.startsWith(`${group}.`)) : options;
}
