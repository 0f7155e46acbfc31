import { collectSamples, type Sample } from '../../tools/samples/collectSamples';
import { realPages } from './realPages';

/** The samples of the real pages. */
export const docSamples = (): Sample[] => collectSamples(realPages().pages);
