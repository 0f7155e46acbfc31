import { firstSentence } from './firstSentence';

const ENTRY = /^### .*\{#([\w-]+)\}\s*\n+([^\n#][^\n]*(?:\n[^\n]+)*)/gm;

/**
 * Reads the definitions of the terms page.
 * @param markdown the page: a `###` heading with an id per term, followed by a paragraph
 * @returns id → first sentence of the definition, as plain text
 */
export function parseGlossary(markdown: string): Map<string, string> {
  const entries = [...markdown.matchAll(ENTRY)].map(
    ([, id = '', paragraph = '']) => [id, firstSentence(paragraph)] as const,
  );
  return new Map(entries);
}
