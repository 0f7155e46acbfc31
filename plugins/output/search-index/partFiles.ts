import { createHash } from 'node:crypto';
import type { IndexFile } from '../../../packages/search/openIndex';
import type { Lang } from '../../../site/languages';

/** Letters of a content hash: as many as the host gives its own files, so that servers keep them as long. */
const HASH_LENGTH = 8;

/** A file of the output, in `static/`. */
export interface PartFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of an index in parts.
 * @param parts the parts, in order
 * @param scope language of the index, and its version where there is one
 * @returns names as the host names its index file, with the number of the part; the same text has the same name
 */
export function partFiles(
  parts: readonly IndexFile[],
  { lang, version }: { readonly lang: Lang; readonly version: string },
): PartFile[] {
  const scope = version ? `${version.replace('.', '_')}.${lang}` : lang;
  return parts.map((part, at) => {
    const text = JSON.stringify(part);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
    return { name: `search_index.${scope}.part-${at + 1}.${hash}.json`, text };
  });
}
