/**
 * Where a page is changed.
 * @param base address of the folder of the pages, with or without a slash at its end
 * @param relativePath file of the page in that folder, also with the separators of Windows
 */
export const editUrl = (base: string, relativePath: string): string =>
  `${base.replace(/\/$/, '')}/${relativePath.replaceAll('\\', '/')}`;
