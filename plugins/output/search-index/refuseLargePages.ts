import type { PageIndexInfo } from '@rspress/core';
import { textSize } from '../../../packages/search/parts/cutPages';
import * as LIMITS from '../../../site/limits';

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Stops a build with a page that no file of the search index has room for: readers would fetch all of it for any query
 * that its part promises something for.
 * @param pages records with all their texts
 * @param most bytes that a page may have
 * @throws Error that names each such page, its size and what to do
 */
export function refuseLargePages(
  pages: readonly Pick<PageIndexInfo, 'title' | 'content' | '_relativePath'>[],
  most = LIMITS.searchPageText,
): void {
  const faults = pages
    .filter((page) => textSize(page) > most)
    .map(
      (page) =>
        `docs/${page._relativePath}: ${inMegabytes(textSize(page))} of text, samples included; the search index takes ${inMegabytes(most)} of a page → cut it into several pages`,
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
