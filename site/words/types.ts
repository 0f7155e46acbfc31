import type { PerLang } from '../languages';

/** One text in every language; leaving out one that has every word does not compile. */
export type Text = PerLang<string>;

/**
 * Declares a word table: key → one text per language.
 * @returns the same table, with its keys as type
 */
export function defineWords<K extends string>(table: Readonly<Record<K, Text>>): Readonly<Record<K, Text>> {
  return table;
}
