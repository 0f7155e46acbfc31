import { bundler } from '../../route-manifest/runtime/bundler';
import { choosePages } from './choosePages';
import { isAsked, loadFile, preloadSheet } from '../../route-manifest/runtime/loadFile';
import { fetchManifest } from '../../route-manifest/runtime/fetchManifest';

const asked = new Set<string>();

/**
 * Fetches pages before they are asked for, and runs nothing of them; their sheets wait in the document, unused.
 * @param from path of the page at hand
 * @param paths pages that the reader may go to, the likeliest first
 * @param room bytes that may be fetched
 * @returns bytes that are left
 */
export async function prefetchPages(from: string, paths: readonly string[], room: number): Promise<number> {
  const { rows, left } = choosePages(await fetchManifest(from), paths, room, asked, isAsked);
  for (const [path, , , files] of rows) {
    asked.add(path);
    for (const file of files) {
      if (file.endsWith('.css')) preloadSheet(`${bundler().p}${file}`);
      // A click tries again, and loads the document when the script is gone.
      else void loadFile(file).catch(() => asked.delete(path));
    }
  }
  return left;
}
