import type { Lang } from '../languages';

/** One text in every language; leaving a language out does not compile. */
export type Text = Readonly<Record<Lang, string>>;

/**
 * Declares a word table: key → one text per language.
 * @returns the same table, with its keys as type
 */
export function defineWords<K extends string>(table: Readonly<Record<K, Text>>): Readonly<Record<K, Text>> {
  return table;
}
