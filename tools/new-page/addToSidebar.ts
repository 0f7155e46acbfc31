/**
 * Adds a page at the end of a `_meta.json`.
 * @param meta text of the file: a JSON list
 * @param name file name of the page without extension
 * @returns the list as JSON on one line, for the formatter; the text itself when the page is in it already
 * @throws Error when the text is no JSON list
 */
export function addToSidebar(meta: string, name: string): string {
  const list: unknown = JSON.parse(meta);
  if (!Array.isArray(list)) throw new Error('The _meta.json of this folder is no list.');
  const names = list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'name') as unknown) : entry,
  );
  return names.includes(name) ? meta : JSON.stringify([...list, name]);
}
