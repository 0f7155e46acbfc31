/**
 * A file of the site that could not be had: name and words are those of the bundler (`isLoadError`).
 * @param file name of the file
 */
export const loadError = (file: string): Error =>
  Object.assign(new Error(`Loading chunk ${file} failed.`), { name: 'ChunkLoadError' });
