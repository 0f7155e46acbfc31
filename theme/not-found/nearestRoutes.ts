import { mostAlike, similarity } from '../../lib/text/fuzzy';

/** A page that may be what a reader was looking for. */
export interface PageFact {
  /** Route with language prefix, e.g. `/zh/guide/start/intro`. */
  readonly path: string;
  readonly title: string;
}

/** Below this nothing is similar any more. Measured on the site's own routes: words of another page stay under it. */
const LEAST = 0.42;

/** How much of a typed name is compared. */
const LONGEST_NAME = 100;

/** What similar folders add: it decides between pages of the same name. */
const FOLDER_SHARE = 0.15;

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

const folderOf = (path: string): string => path.split('/').filter(Boolean).slice(0, -1).join('/');

/** A part of the name that was typed whole, such as `bundle` of `bundle-size`, counts nearly as the name. */
function nameSimilarity(wanted: string, name: string): number {
  const words = name.split(/[-_]/).filter((word) => word.length > 2);
  const typed = wanted.split(/[-_\s.]/).filter((word) => word.length > 2);
  const whole = typed.filter((word) => words.includes(word.toLowerCase())).length;
  const share = typed.length === 0 ? 0 : (0.8 * whole) / typed.length;
  return Math.max(similarity(wanted, name), share);
}

/**
 * Pages whose address or title is similar to an address that leads nowhere.
 * @param wanted the address, decoded, with language prefix; file endings do not count
 * @param pages pages to choose from, in the language of the reader
 * @param limit how many at most
 * @returns the most similar first; empty when nothing is similar
 */
export function nearestRoutes<P extends PageFact>(wanted: string, pages: readonly P[], limit: number): P[] {
  const path = wanted.replace(/\.\w{2,5}$/, '').replace(/\/index$/, '');
  // No page has a name as long, and each is compared with it.
  const [name, folder] = [lastPart(path).slice(0, LONGEST_NAME), folderOf(path)];
  const score = (page: P): number => {
    const byName = nameSimilarity(name, lastPart(page.path));
    const best = Math.max(byName, similarity(name, page.title));
    return best < LEAST ? 0 : best + FOLDER_SHARE * similarity(folder, folderOf(page.path));
  };
  return mostAlike(pages, score, LEAST).slice(0, limit);
}
