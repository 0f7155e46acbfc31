export { buildIndex } from './buildIndex';
export { openFile } from './openFile';
export { openIndex } from './openIndex';
export type * from './types';
