import { PLACE_OF_SHOT } from '../../site/reportPlaces';
import type { ShotName } from '../../site/reportShots';
import { pagesShowing } from './pagesShowing';

/** Who is affected when a picture cannot be taken, and what to do when the report no longer has what it showed. */
function advice(root: string, name: ShotName): string {
  const pages = pagesShowing(root, name);
  const { item } = PLACE_OF_SHOT[name];
  const remove = `remove "${name}" from site/shots and site/reportPlaces.ts`;
  if (pages.length === 0) return `No page shows it: if the report no longer has this, ${remove}.`;
  const link = item ? `; their links open the item "${item}" of site/reportItems.ts` : '';
  return `The earlier picture stays on ${pages.join(', ')}${link}. If the report no longer has this, show another picture there and ${remove}.`;
}

/**
 * The message about a picture that cannot be taken.
 * @param root folder of the project
 * @param name the picture
 * @param reasons what is wrong, each with its file and its own fix
 * @returns one line: the reasons, then the pages that show the picture and what to do there
 */
export const lostPicture = (root: string, name: ShotName, reasons: readonly string[]): string =>
  [...reasons, advice(root, name)].join(' ');
