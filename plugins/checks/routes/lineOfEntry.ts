/**
 * Line of an entry in a navigation file.
 * @param text JSON of the file
 * @param value name or link of the entry
 * @returns the line; 1 when it is not there
 */
export function lineOfEntry(text: string, value: string): number {
  const index = text.indexOf(JSON.stringify(value));
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}
