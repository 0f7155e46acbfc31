import { cutWordings } from '../../../packages/search/cutWordings';
import { SEARCH_WORDINGS } from '../../../site/searchWordings';

/** The wordings of this site, cut; a build writes them here as they are (`plugins/speed-layer/siteOptions.ts`). */
export const WORDINGS = cutWordings(SEARCH_WORDINGS);
