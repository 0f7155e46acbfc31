import { openIndex, type IndexFile, type OpenIndex } from './openIndex';
import type { HeadFile, HeadPayload } from './parts/HeadFile';
import { openHead, type HeadSource } from './parts/openHead';

/** What stands at the address of an index: all of it, or the head of one in parts. */
export type SearchFile = IndexFile | HeadFile;

function payloadOf([first]: HeadFile): HeadPayload | undefined {
  const { lang, terms, parts, starts, words, pairs, sections, frequencies } = first ?? {};
  return lang && terms && parts && starts && words && pairs && sections && frequencies
    ? { lang, terms, parts, starts, words, pairs, sections, frequencies }
    : undefined;
}

/**
 * Opens the index of a language, in one file or in parts.
 * @param file the parsed file
 * @param source what search goes by on this site, and how a part is fetched
 * @throws Error when it is no index file
 */
export function openFile(file: SearchFile, source: HeadSource): OpenIndex {
  const head = Array.isArray(file) ? payloadOf(file as HeadFile) : undefined;
  return head ? openHead(file as HeadFile, head, source) : openIndex(file as IndexFile, source.facts);
}
