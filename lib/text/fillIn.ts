/**
 * Fills the gaps of a text: `{count} of {total}`.
 * @param text a text with names in braces
 * @param values a value per name; a name without one stays as it stands
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
