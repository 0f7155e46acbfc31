export { answerQuery } from './answerQuery';
export { buildIndex } from './buildIndex';
export { openFile } from './openFile';
export { openIndex, type IndexPayload, type OpenIndex } from './openIndex';
export type { SearchDocument } from './SearchDocument';
export type { IndexFacts, SearchFacts } from './SearchFacts';
export type * from './types';
