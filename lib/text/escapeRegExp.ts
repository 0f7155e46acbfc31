/** A text as the source of a regular expression that matches just it; what `RegExp.escape` does in newer engines. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
