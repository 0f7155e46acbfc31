const INLINE_LINK = /\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[`*]+/g;
const END = /^.*?(?:[.!?](?=\s|$)|[。！？])/s;

/**
 * The first sentence of a Markdown paragraph as plain text.
 * @param markdown the paragraph
 * @returns text without links, code marks and emphasis; the whole paragraph when no sentence ends in it
 */
export function firstSentence(markdown: string): string {
  const text = markdown.replace(INLINE_LINK, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();
  return END.exec(text)?.[0] ?? text;
}
