/**
 * Names the style sheets of a page, without which it would look wrong until its scripts have run.
 * @param files addresses of the files of a page
 * @returns link elements, with their attributes in another order than Rspress writes its own (`sheetsInOrder`)
 */
export const sheetLinks = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
