import { cutWordings } from '../../../packages/search/cutWordings';
import { packWordings } from '../../../packages/search/packWordings';
import { SEARCH_WORDINGS } from '../../../site/searchWordings';

/** The wordings of this site, cut and packed; a build writes them here as they are (`plugins/speed-layer/siteOptions.ts`). */
export const PACKED_WORDINGS = packWordings(cutWordings(SEARCH_WORDINGS));
