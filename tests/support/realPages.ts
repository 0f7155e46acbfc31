import path from 'node:path';
import { readPages, type Pages } from '../../plugins/checks/readPages';
import { ROOT } from './site';

let known: Pages | undefined;

/**
 * The pages of `docs/`, parsed once for all test files of a process: parsing takes longer than most checks. Nobody may
 * change them.
 */
export const realPages = (): Pages => (known ??= readPages(path.join(ROOT, 'docs')));
