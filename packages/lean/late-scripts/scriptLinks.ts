/**
 * Names the scripts of a page, so that they arrive together with those of every page; with low priority, because no script
 * may hold up the largest picture.
 * @param files addresses of the files of a page
 * @returns link elements, with their attributes in another order than Rspress writes its own (`ownScripts`)
 */
export const scriptLinks = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`)
    .join('');
