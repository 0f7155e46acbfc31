import path from 'node:path';
import { readPages } from '../../plugins/checks/readPages';
import { collectSamples, type Sample } from '../../tools/samples/collectSamples';
import { realPages } from './realPages';
import { ROOT } from './site';

export const docSamples = (): Sample[] => collectSamples(realPages().pages);

const FOLDER = 'tests/fixtures/broken-samples';
const fromRoot = (name: string): string => (name ? `${FOLDER}/${name}` : '');

/** Samples with one planted fault each, named from the folder of the project so that its packages are found. */
export const brokenSamples = (): Sample[] =>
  collectSamples(readPages(path.join(ROOT, FOLDER, 'docs')).pages).map((sample) => ({
    ...sample,
    id: sample.file ? fromRoot(sample.id) : sample.id,
    file: fromRoot(sample.file),
    folder: fromRoot(sample.folder),
  }));
