import path from 'node:path';
import { readPages } from '../../plugins/shared/readPages';
import { collectSamples, type Sample } from '../../scripts/samples/collectSamples';
import { ROOT } from './site';

/** The samples of the real pages. */
export const docSamples = (): Sample[] => collectSamples(readPages(path.join(ROOT, 'docs')).pages);
