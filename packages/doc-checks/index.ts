export { fenceMeta } from './fenceMeta';
export { markdownTree } from './markdownTree';
export { parsePage } from './parsePage';
export { readTree, type ParsedPages, type ReadOptions } from './readTree';
export { issueAt, report } from './report';
export type * from './types';
