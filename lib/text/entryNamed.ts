/**
 * Looks a name up in a table that authors name entries of.
 * @param table name → entry
 * @param name what the author wrote
 * @param tag the component, for the message
 * @returns the entry
 * @throws Error that lists the names there are
 */
export function entryNamed<T>(table: Readonly<Record<string, T>>, name: string, tag: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) {
    const names = Object.keys(table).sort().join(', ') || 'none yet';
    throw new Error(`<${tag} name="${name}" /> is unknown. Names: ${names}.`);
  }
  return entry;
}
