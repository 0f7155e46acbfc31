import { linksInView } from '../dom/linksInView';
import { loadAhead } from './loadAhead';

/** The likeliest pages first: those of the folder of the page at hand. */
const nearFirst = (paths: readonly string[], here: string): string[] => {
  const folder = here.slice(0, here.lastIndexOf('/') + 1);
  const isNear = (path: string) => path.startsWith(folder);
  return [...paths.filter(isNear), ...paths.filter((path) => !isNear(path))];
};

/**
 * Fetches pages of links in view.
 * @param here path of the page at hand
 * @param toPath from the path of a link to that of its page
 * @param room bytes that may be fetched
 * @returns bytes that are left
 * @throws Error when the list of pages cannot be had
 */
export const lookAhead = (here: string, toPath: (path: string) => string, room: number): Promise<number> =>
  loadAhead(here, nearFirst(linksInView().map(toPath), here), room);
