const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Writes plain text so that it is the same text when read as HTML; the reverse of `decodeEntities`.
 * @param text any text
 */
export const encodeEntities = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
