import { watch } from 'node:fs';
import type { Lang } from '../../../site/languages';
import { completeTree } from './completeTree';

/** How long the watcher waits for more changes, in ms. */
const PAUSE = 50;

/**
 * Keeps the complete tree up to date while authors write. A file that cannot be read as it is, such as a `_meta.json` with a
 * comma too many, leaves the tree as it was until the next save.
 * @param docsRoot the `docs` folder as its authors wrote it
 * @param target folder of the tree
 * @param partial the languages that may lack pages
 * @param say told why the tree stays as it was
 * @returns ends the watching
 */
export function followAuthors(
  docsRoot: string,
  target: string,
  partial: readonly Lang[],
  say: (text: string) => void,
): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const update = (): void => {
    try {
      completeTree(docsRoot, target, partial);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`Pages that are not translated stay as they were until the next save: ${reason}`);
    }
  };
  const watcher = watch(docsRoot, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, PAUSE);
  });
  return () => {
    clearTimeout(waiting);
    watcher.close();
  };
}
