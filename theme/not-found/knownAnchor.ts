import { OLD_ANCHORS } from '../../site/oldAnchors';
import { newAnchor } from './newAnchor';

/** `newAnchor` with the old ids of this site. */
export const knownAnchor = (id: string, page: string, ids: readonly string[]): string | undefined =>
  newAnchor(id, page, ids, OLD_ANCHORS);
