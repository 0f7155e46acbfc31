export { answerQuery } from './answerQuery';
export { buildIndex, type IndexFile, type IndexRecord } from './buildIndex';
export { openIndex, type OpenIndex } from './openIndex';
export { tokenize } from './tokenize';
export type * from './types';
