import path from 'node:path';

/** Folder of the project. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');
