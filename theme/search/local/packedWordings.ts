import { cutWordings } from '../../../packages/search/cutWordings';
import { packWordings } from '../../../packages/search/packWordings';
import { SEARCH_WORDINGS } from '../../../site/searchWordings';

/** The wordings of this site, cut and packed. */
export const PACKED_WORDINGS = packWordings(cutWordings(SEARCH_WORDINGS));
