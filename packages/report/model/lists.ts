export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The items of a list by a text of each, in the order in which the texts come first. */
export function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
